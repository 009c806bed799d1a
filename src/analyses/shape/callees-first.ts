/** An order of methods in which callees come before their callers, as far as there is one. */
import { ComponentSearch } from '../../base/scc.js';
import type { MethodDeclaration } from '../../ir/program.js';
import { calleesOf, type World } from '../../program/calls/footprint.js';

export function calleesFirst(world: World, methods: readonly MethodDeclaration[]): readonly MethodDeclaration[] {
  const numbers = new Map(methods.map((method, index) => [method, index]));
  const graph = methods.map((method) => {
    const callees = new Set<number>();
    for (const { instruction } of method.body()?.edges ?? []) {
      for (const callee of calleesOf(world, instruction)) {
        const number = numbers.get(callee);
        if (number !== undefined) callees.add(number);
      }
    }
    return [...callees].sort((one, other) => other - one);
  });
  const ordered: MethodDeclaration[] = [];
  const search = new ComponentSearch(
    graph,
    () => true,
    (component) => {
      for (const number of component) ordered.push(methods[number] as MethodDeclaration);
    },
  );
  for (let number = 0; number < methods.length; number++) search.from(number);
  return ordered;
}
