/** Methods of the input whose results other code of the input compares with null: it reckons with the null that they may return. */
import type { Body } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { lookedUp, testedForNull } from './tested-results.js';

export class NullReckoning {
  #tested: ReadonlySet<string> | undefined;

  constructor(readonly hierarchy: Hierarchy) {}

  isReckonedWith({ owner, name, descriptor }: MethodDeclaration): boolean {
    this.#tested ??= this.#scanned();
    return this.#tested.has(`${owner}.${name}${descriptor}`);
  }

  #scanned(): ReadonlySet<string> {
    const found = new Set<string>();
    for (const owner of this.hierarchy.table.inputs()) {
      for (const method of this.hierarchy.find(owner)?.methods ?? []) {
        const body = method.body();
        if (body !== undefined) for (const each of this.#testedIn(body)) found.add(each);
      }
    }
    return found;
  }

  #testedIn(body: Body): readonly string[] {
    return body.edges.flatMap((edge) => {
      const tested = testedForNull(edge);
      const call = tested === undefined ? undefined : lookedUp(tested, body);
      const callee = call === undefined ? undefined : this.hierarchy.resolveMethod(call.method);
      return callee === undefined ? [] : [`${callee.owner}.${callee.name}${callee.descriptor}`];
    });
  }
}
