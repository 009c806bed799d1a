/** Runs methods on arguments that are null and arguments that are not, and compares with what their results are said to tell. */
import type { Facts } from '../../../../src/domains/heap/recency/implications/facts.js';
import type { Telling } from '../../../../src/domains/heap/recency/implications/telling.js';
import { Machine } from '../../../../src/execution/machine.js';
import type { Value } from '../../../../src/execution/memory/values.js';
import { NATIVES } from '../../../../src/execution/natives/index.js';
import type { ClassTable, MethodDeclaration } from '../../../../src/ir/program.js';
import { isReference } from '../../../../src/ir/types.js';

/** A run that breaks what was told, in words; undefined where none does. The number of runs that returned is counted. */
export function contradiction(
  table: ClassTable,
  method: MethodDeclaration,
  telling: Telling,
  onReturn?: () => void,
): string | undefined {
  for (const nulls of choices(method)) {
    for (const number of [0, 1, 2]) {
      const machine = new Machine(table, { output: () => undefined, natives: NATIVES, stepBudget: 20_000 });
      const values = method.parameters.map(({ type }, index): Value => {
        if (type === 'boolean') return nulls[index] ? 0 : 1;
        if (!isReference(type)) return number;
        return nulls[index] ? null : sample(machine, table, type, number);
      });
      const outcome = machine.invoke(method, values);
      if (outcome.kind !== 'returned') continue;
      onReturn?.();
      const { value } = outcome;
      const isNo = value === undefined ? undefined : value === null || value === 0;
      const cases = isNo === undefined ? [telling.no, telling.yes] : [isNo ? telling.no : telling.yes];
      if (!cases.some((facts) => facts !== undefined && areTrue(facts, method, nulls))) {
        return `${method.name}(${nulls.map((isNull) => (isNull ? 'null' : '…')).join(', ')}) with ${number} returned ${value === undefined ? '' : isNo ? 'no' : 'yes'}`;
      }
    }
  }
  return undefined;
}

function areTrue(facts: Facts, { parameters }: MethodDeclaration, nulls: readonly boolean[]): boolean {
  return parameters.every((_, index) => {
    const bit = 1 << index;
    return nulls[index] ? (facts.nonNull & bit) === 0 : (facts.null & bit) === 0;
  });
}

/** Which parameters are null, or false, in all ways; numbers count as not null. */
function choices({ parameters }: MethodDeclaration): readonly (readonly boolean[])[] {
  return parameters.reduce<readonly (readonly boolean[])[]>(
    (chosen, { type }) =>
      chosen.flatMap((each) =>
        isReference(type) || type === 'boolean'
          ? [
              [...each, false],
              [...each, true],
            ]
          : [[...each, false]],
      ),
    [[]],
  );
}

function sample(machine: Machine, table: ClassTable, type: string, number: number): Value {
  if (type === 'java.lang.Object' && number === 1) return made(machine, table, 'Samples', 'object');
  if (type === 'java.lang.Object' || type === 'java.lang.String') {
    return made(machine, table, 'Samples', number === 0 ? 'empty' : 'text');
  }
  if (type === 'java.lang.Object[]') return made(machine, table, 'Samples', 'array');
  return made(machine, table, 'Samples', 'supplier');
}

function made(machine: Machine, table: ClassTable, owner: string, name: string): Value {
  const method = table.find(owner)?.methods.find((each) => each.name === name);
  if (method === undefined) throw new Error(`no method ${owner}.${name}`);
  const outcome = machine.invoke(method, []);
  if (outcome.kind !== 'returned' || outcome.value === undefined) throw new Error(`${name}: ${outcome.kind}`);
  return outcome.value;
}

export const SAMPLES = `
class Samples {
    static Object object() { return new Object(); }
    static String empty() { return ""; }
    static String text() { return "a"; }
    static Object[] array() { return new Object[] { "a" }; }
    static java.util.function.Supplier<String> supplier() { return () -> "a"; }
}
`;
