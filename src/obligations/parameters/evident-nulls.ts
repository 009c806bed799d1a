/**
 * Callbacks that evidently get null: some method of the input adds a literal null to a collection of the library (or removes it), and hands the
 * same collection a new object of a class of the input. It says what to show; that no null comes is never concluded from it.
 */
import type { Body } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Instruction, Operand, Variable } from '../../ir/instructions.js';
import type { ClassName } from '../../ir/types.js';
import { LibraryFacts, RECORDS } from '../../library/index.js';
import { Definitions } from '../../program/flow/definitions.js';

const ITERABLE = 'java.lang.Iterable';

type Call = Extract<Instruction, { kind: 'call' }>;

/** The classes of the input whose objects are handed so. */
export function classesGivenNull(hierarchy: Hierarchy, bodies: Iterable<Body>): ReadonlySet<ClassName> {
  const found = new Set<ClassName>();
  const facts = new LibraryFacts(hierarchy, RECORDS);
  for (const body of bodies) {
    const calls = body.edges.flatMap(({ instruction }) =>
      isOnCollection(hierarchy, instruction) ? [instruction] : [],
    );
    const adding = calls.filter((call) => addsNull(facts, call));
    if (adding.length === 0) continue;
    const definitions = new Definitions(body);
    const holders = new Set(adding.map(({ arguments: [receiver] }) => origin(definitions, receiver)));
    for (const { arguments: operands } of calls) {
      const [receiver, ...handed] = operands.map((operand) => origin(definitions, operand));
      if (receiver === undefined || !holders.has(receiver)) continue;
      for (const variable of handed) {
        const made = variable === undefined ? undefined : definitions.only(variable)?.instruction;
        if (made?.kind === 'new' && hierarchy.find(made.type)?.origin === 'input') found.add(made.type);
      }
    }
  }
  return found;
}

function isOnCollection(hierarchy: Hierarchy, instruction: Instruction): instruction is Call {
  if (instruction.kind !== 'call' || instruction.dispatch === 'static') return false;
  const { owner } = instruction.method;
  return hierarchy.find(owner)?.origin !== 'input' && hierarchy.isSubclass(owner, ITERABLE);
}

/** By the record, it changes the collection and may keep what it is given last, which is null; who removes null expects it there. */
function addsNull(facts: LibraryFacts, { method, arguments: operands }: Call): boolean {
  const last = operands.at(-1);
  if (last?.kind !== 'constant' || last.value !== null) return false;
  const { writes, keeps } = facts.of(method);
  return writes?.includes('this') === true && keeps?.includes(`${operands.length - 1}`) !== false;
}

/** The variable that the object was first put into. */
function origin(definitions: Definitions, operand: Operand | undefined): Variable | undefined {
  const seen = new Set<Variable>();
  let variable = operand?.kind === 'variable' ? operand : undefined;
  while (variable !== undefined && !seen.has(variable)) {
    seen.add(variable);
    const instruction = definitions.only(variable)?.instruction;
    if (instruction?.kind !== 'assign') return variable;
    const { value } = instruction;
    const source = value.kind === 'cast' ? value.operand : value;
    if (source.kind !== 'variable') return variable;
    variable = source;
  }
  return variable;
}
