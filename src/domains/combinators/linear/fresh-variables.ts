/**
 * Variables that hold nothing but objects which the body has made itself: what it allocates, copies that `Object.clone` makes for it, and what is
 * assigned from such variables. None of these is an object that a parameter held on entry.
 */
import type { Code } from '../../../engine/code.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Instruction, Variable } from '../../../ir/instructions.js';
import { definedVariable } from '../../../ir/operands.js';
import { OBJECT } from '../../../ir/types.js';

/** Variables that may hold the same new object. */
export type FreshGroup = ReadonlySet<Variable>;

interface Known {
  readonly groups: ReadonlyMap<Variable, FreshGroup>;
  readonly assigned: ReadonlySet<Variable | undefined>;
}

export class FreshVariables {
  readonly #hierarchy: Hierarchy;
  readonly #known = new WeakMap<Code, Known>();

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
  }

  /** Those that share their objects with the variable; undefined where it may hold others than new ones. */
  groupOf(code: Code, variable: Variable): FreshGroup | undefined {
    return this.#of(code).groups.get(variable);
  }

  /** Whether one holds what the body has made, and the other what a parameter held on entry. */
  differ(code: Code, one: Variable, other: Variable): boolean {
    const { groups, assigned } = this.#of(code);
    const isGiven = (variable: Variable): boolean => variable.role === 'parameter' && !assigned.has(variable);
    return (groups.has(one) && isGiven(other)) || (groups.has(other) && isGiven(one));
  }

  /** Whether the instruction makes a copy of its argument by `Object.clone`. */
  isCopy(instruction: Instruction): boolean {
    if (instruction.kind !== 'call' || instruction.method.name !== 'clone' || instruction.dispatch !== 'special')
      return false;
    const resolved = this.#hierarchy.resolveMethod(instruction.method);
    return resolved?.owner === OBJECT && resolved.descriptor === '()Ljava/lang/Object;';
  }

  #of(code: Code): Known {
    let known = this.#known.get(code);
    if (known === undefined) {
      known = this.#look(code);
      this.#known.set(code, known);
    }
    return known;
  }

  #look({ body: { edges } }: Code): Known {
    const makes = (instruction: Instruction): boolean => instruction.kind === 'new' || this.isCopy(instruction);
    const sources = new Map<Variable, Set<Variable>>();
    const others = new Set<Variable>();
    const assigned = new Set<Variable | undefined>();
    for (const { instruction } of edges) {
      const target = definedVariable(instruction);
      if (target === undefined) continue;
      assigned.add(target);
      const from = sources.get(target) ?? new Set();
      sources.set(target, from);
      const source = copied(instruction);
      if (source !== undefined) from.add(source);
      else if (!makes(instruction)) others.add(target);
    }
    // What is not new is passed on.
    for (let grew = true; grew; ) {
      grew = false;
      for (const [target, from] of sources) {
        if (others.has(target) || [...from].every((each) => sources.has(each) && !others.has(each))) continue;
        others.add(target);
        grew = true;
      }
    }
    const groups = new Map<Variable, Set<Variable>>();
    for (const [target] of sources)
      if (!others.has(target) && target.role !== 'parameter') groups.set(target, new Set([target]));
    for (const [target, from] of sources) {
      for (const source of from) {
        const [one, other] = [groups.get(target), groups.get(source)];
        if (one === undefined || other === undefined || one === other) continue;
        for (const each of other) one.add(each);
        for (const each of one) groups.set(each, one);
      }
    }
    return { groups, assigned };
  }
}

/** The variable whose value another one gets. */
function copied(instruction: Instruction): Variable | undefined {
  if (instruction.kind !== 'assign') return undefined;
  const source = instruction.value.kind === 'cast' ? instruction.value.operand : instruction.value;
  return source.kind === 'variable' && source.role !== 'thrown' ? source : undefined;
}
