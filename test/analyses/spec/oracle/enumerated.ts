/**
 * The heaps and arguments on which `run --scope` would run a method, static fields chosen too: all of them where they are few, otherwise
 * an even sample, drawn from every combination of classes that arguments and static fields may have.
 */
import { CandidateTable } from '../../../../src/execution/enumeration/candidates.js';
import type { ProgramCode } from '../../../../src/execution/enumeration/code/program-code.js';
import type { ConstraintSource } from '../../../../src/execution/enumeration/constraints.js';
import { materialise } from '../../../../src/execution/enumeration/materialise.js';
import type { Root } from '../../../../src/execution/enumeration/partial-heap.js';
import { rootsOf } from '../../../../src/execution/enumeration/roots.js';
import { type Problem, Search } from '../../../../src/execution/enumeration/search.js';
import { Stage } from '../../../../src/execution/enumeration/stage.js';
import type { HeapWorld } from '../../../../src/execution/enumeration/world.js';
import type { Machine } from '../../../../src/execution/machine.js';
import type { Value } from '../../../../src/execution/memory/values.js';
import { NATIVES } from '../../../../src/execution/natives/index.js';
import type { HeapValue } from '../../../../src/ir/heap.js';
import { type FieldDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../../src/ir/program.js';
import { isArray, isPrimitive, type TypeName } from '../../../../src/ir/types.js';
import type { Draw } from './heap.js';

export interface Enumeration {
  readonly machine: Machine;
  /** Whether these are all heaps up to the scope. */
  readonly isWhole: boolean;
  /** Builds one heap after the other in the machine, and gives the arguments, receiver first. */
  readonly calls: Generator<readonly Value[], void, undefined>;
}

export interface Size {
  readonly scope: number;
  /** Most heaps. */
  readonly heaps: number;
  /** Instructions of one run. */
  readonly steps: number;
}

/** Values of numbers: the neighbours of zero, which decide most tests. */
const INTEGERS = [0, 1, -1];
const NO_CLAUSES: ConstraintSource = { requires: [], invariants: () => [], problems: [] };
/** Heaps of one combination of classes from which a sample is drawn, and choices that finding them may take. */
const DEPTH = 150;
const CHOICES = 20_000;

/** What a root is: null, or an object of that class. Undefined: not asked. */
type Shape = TypeName | null | undefined;

export function enumerated(code: ProgramCode, method: MethodDeclaration, size: Size, draw: Draw): Enumeration {
  const stage = new Stage(code.of(method), INTEGERS, { natives: NATIVES, stepsPerRun: size.steps });
  const { machine } = stage;
  // A specification starts where all classes of the input are initialised.
  for (const name of code.table.inputs()) machine.initialise(name);
  machine.mark();
  const { world } = stage.setup;
  const statics = stage.code.statics.filter(isVariable);
  const problem = withStatics(world, method, statics);
  const own = problem.roots.length - statics.length;
  const search = (part: Problem): Search =>
    new Search(world, part, { scope: size.scope, integers: INTEGERS, choices: CHOICES });
  const all = count(search(problem), size.heaps);
  function* calls(): Generator<readonly Value[], void, undefined> {
    const plans =
      all === undefined ? samples(world, problem, search, size.heaps, draw) : [{ part: problem, chosen: undefined }];
    let left = size.heaps;
    for (const { part, chosen } of plans) {
      let number = 0;
      for (const heap of search(part).heaps()) {
        if (chosen !== undefined && !chosen.has(number++)) continue;
        if (left-- <= 0) return;
        machine.rewind();
        const values = materialise(machine, heap);
        for (const [place, { owner, name }] of statics.entries())
          machine.setStatic(owner, name, values[own + place] as Value);
        yield values.slice(0, own);
        if (chosen !== undefined && number > Math.max(...chosen)) break;
      }
    }
  }
  return { machine, isWhole: all !== undefined, calls: calls() };
}

/** Static fields that the code names are arguments like others. */
function withStatics(world: HeapWorld, method: MethodDeclaration, statics: readonly FieldDeclaration[]): Problem {
  const roots = rootsOf(world, method);
  const others = statics.map(({ owner, name, type }): Root => ({ name: `${owner}.${name}`, type, nonNull: false }));
  return { ...roots, roots: [...roots.roots, ...others], constraints: NO_CLAUSES };
}

function isVariable(field: FieldDeclaration): boolean {
  return hasFlag(field, Flag.STATIC) && !hasFlag(field, Flag.FINAL) && !hasFlag(field, Flag.SYNTHETIC);
}

/** How many heaps there are; undefined: more than that, or more than can be found. */
function count(search: Search, most: number): number | undefined {
  let found = 0;
  for (const _ of search.heaps()) if (++found > most) return undefined;
  return search.cutOff ? undefined : found;
}

interface Sample {
  readonly part: Problem;
  /** Which heaps of the part, by number. */
  readonly chosen: ReadonlySet<number>;
}

/** Parts of the problem that have no heap in common, as many heaps of each. */
function* samples(
  world: HeapWorld,
  problem: Problem,
  search: (part: Problem) => Search,
  heaps: number,
  draw: Draw,
): Generator<Sample, void, undefined> {
  const shapes = problem.roots.map((root, place) => shapesOf(world, root, problem.rootClasses?.get(place)));
  const combinations = shapes.reduce((product, { length }) => product * length, 1);
  const seen = new Set<string>();
  const each = Math.max(2, Math.ceil(heaps / combinations));
  for (let tries = 0; tries < 3 * heaps && seen.size < combinations; tries++) {
    const drawn = shapes.map((possible) => possible[draw(possible.length)]);
    const key = drawn.join();
    if (seen.has(key)) continue;
    seen.add(key);
    const part = narrowed(problem, drawn);
    let found = 0;
    for (const _ of search(part).heaps()) if (++found >= DEPTH) break;
    if (found === 0) continue;
    const chosen = new Set<number>();
    for (let index = 0; index < each; index++) chosen.add(Math.floor(((index + draw(100) / 100) * found) / each));
    yield { part, chosen };
  }
}

function shapesOf(
  world: HeapWorld,
  { type, nonNull }: Root,
  narrow: readonly TypeName[] | undefined,
): readonly Shape[] {
  if (isPrimitive(type)) return [undefined];
  if (isArray(type)) return nonNull ? [type] : [type, null];
  const { classes, strings } = new CandidateTable(world, { integers: [] }).of(type);
  if (strings || classes.length === 0) return [undefined];
  return [...(narrow ?? classes), ...(nonNull ? [] : [null])];
}

function narrowed(problem: Problem, shapes: readonly Shape[]): Problem {
  const classes = new Map(problem.rootClasses ?? []);
  const nulls = new Map<number, HeapValue>();
  const roots = problem.roots.map((root, place) => {
    const shape = shapes[place];
    if (shape === null) nulls.set(place, null);
    else if (shape !== undefined && !isArray(shape)) classes.set(place, [shape]);
    return typeof shape === 'string' ? { ...root, nonNull: true } : root;
  });
  return {
    ...problem,
    roots,
    rootClasses: classes,
    given: (layouts) => new Map([...(problem.given?.(layouts) ?? []), ...nulls]),
  };
}
