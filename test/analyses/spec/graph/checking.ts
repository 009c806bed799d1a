/** Checks properties of the graph component from its summaries. */
import { readdirSync, readFileSync } from 'node:fs';
import { loadSolver, SpecChecker } from '../../../../src/analyses/spec/checking/index.js';
import { LibrarySpecifications, readSpecification, SpecProgram } from '../../../../src/analyses/spec/index.js';
import type { Claim } from '../../../../src/findings/claim.js';
import type { SpecResult } from '../../../../src/findings/spec-result.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../src/ir/program.js';
import { DEFAULT_OPTIONS } from '../../../../src/machines/relational/options.js';
import { openTexts } from '../../../support/open.js';

const FOLDER = 'test/fixtures/spec/graph';

export interface GraphChecking {
  result(method: string): SpecResult;
  claim(method: string, property: string, scope: number, assumed?: readonly string[]): Claim | undefined;
  readonly milliseconds: ReadonlyMap<string, number>;
  readonly procedures: number;
}

/** `change` rewrites the source of Graph. */
export async function openGraph(change: (text: string) => string = (text) => text): Promise<GraphChecking> {
  const inputs = readdirSync(FOLDER).map((name) => {
    const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
    return { path: `${FOLDER}/${name}`, text: name === 'Graph.java' ? change(text) : text };
  });
  const { table } = await openTexts(inputs);
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const read = readdirSync('specs').map((name) => readSpecification(name, readFileSync(`specs/${name}`, 'utf8')));
  const known = read.flatMap(({ specification }) => (specification === undefined ? [] : [specification]));
  let library: LibrarySpecifications | undefined;
  const program = new SpecProgram(table, classes, {
    ...DEFAULT_OPTIONS,
    isAll: false,
    given: (hierarchy) => {
      library = new LibrarySpecifications(hierarchy, known);
      return library;
    },
  });
  const solver = await loadSolver();
  const methods = new Map<string, MethodDeclaration>();
  for (const method of table.find('Graph')?.methods ?? []) {
    if (hasFlag(method, Flag.STATIC) || method.body() === undefined) continue;
    methods.set(
      `${method.name}(${method.parameters.map(({ type }) => type.replace(/^.*\./u, '')).join(', ')})`,
      method,
    );
  }
  const find = (name: string): MethodDeclaration => {
    const method = methods.get(name);
    if (method === undefined) throw new Error(`no method ${name}`);
    return method;
  };
  const milliseconds = new Map<string, number>();
  for (const [name, method] of methods) {
    const started = performance.now();
    program.summaries.of(method);
    milliseconds.set(name, performance.now() - started);
  }
  return {
    milliseconds,
    procedures: classes.flatMap((each) => each.methods.filter((method) => method.body() !== undefined)).length,
    result: (name) => program.result(find(name)),
    claim: (name, property, scope, assumed = []) => {
      const checker = new SpecChecker({
        table,
        hierarchy: program.hierarchy,
        summaries: program.summaries,
        solver,
        scope,
        properties: [property],
        assumed,
        replay: false,
        specificationField: (field) => library?.field(field),
      });
      return checker.check(find(name)).claims.find((claim) => claim.property === 'property');
    },
  };
}

/** Whether no heap of the scope breaks it. */
export function holds(claim: Claim | undefined): boolean {
  return claim !== undefined && (claim.verdict === 'proved' || claim.holdsUpToScope !== undefined);
}
