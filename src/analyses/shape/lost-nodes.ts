/** Whether a method loses objects of linked structures: a fact that needs the values of its parameters on entry. */
import { parseMethodDescriptor } from '../../ir/descriptors.js';
import type { Instruction } from '../../ir/instructions.js';
import type { Span } from '../../ir/span.js';
import { elementType, isArray, isReference, OBJECT, type TypeName } from '../../ir/types.js';
import { keyOf, type World } from '../../program/calls/footprint.js';
import { declaredNodes } from './graphs/declared-nodes.js';
import { readLost } from './read-run.js';
import { isAboutSameFields } from './reusing.js';
import { type Running, runMethod, type SolvedRun } from './run-method.js';
import type { MethodRuns, Tried } from './shape-method.js';

export type LostNodes =
  | { readonly kind: 'none' }
  | { readonly kind: 'some'; readonly places: readonly { readonly span: Span; readonly isSure: boolean }[] }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Of the budget, for what nobody asked for. */
const SHARE = 0.2;

/** Undefined where the method has nothing to do with linked structures. */
export function lostNodes(running: Running, { best, tried }: MethodRuns): LostNodes | undefined {
  if (best === undefined) return undefined;
  const { run, reading } = best;
  const { subject, attempt } = run;
  const { universe } = subject;
  if (!universe.links.some(({ owner }) => universe.isNode(owner))) return undefined;
  const untracked = untrackedIn(running.world, run);
  if (untracked !== undefined) return { kind: 'unknown', reason: untracked };
  if (attempt.coarse) return { kind: 'unknown', reason: 'shapes were not followed' };
  const [given] = reading.givenUp;
  if (given !== undefined)
    return { kind: 'unknown', reason: `the shape was given up in line ${given.span.line}: ${given.message}` };
  if (reading.lost.length === 0) return { kind: 'none' };
  const known = tried.find((each) => isAboutSameFields(each.run, run) && keepsAll(each.run));
  if (known !== undefined) return judged(known.reading);
  const pinned = runMethod(running, subject, { ...attempt, pins: true, budget: attempt.budget * SHARE });
  return 'unsolved' in pinned ? { kind: 'unknown', reason: pinned.unsolved } : judged(readLost(pinned));
}

function judged({ lost, givenUp }: Pick<Tried['reading'], 'lost' | 'givenUp'>): LostNodes {
  if (lost.length > 0) return some(lost);
  return givenUp.length > 0 ? { kind: 'unknown', reason: 'the shape was given up' } : { kind: 'none' };
}

/** Whether all starts are followed, the values of all reference parameters on entry are kept, and no others. */
function keepsAll({ subject: { body, olds }, attempt, kept, assumed }: SolvedRun): boolean {
  if (attempt.coarse || assumed.length > 0 || olds.length > 0) return false;
  return body.parameters.every((parameter) => !isReference(parameter.type) || kept.has(parameter));
}

function some(lost: Tried['reading']['lost']): LostNodes {
  return { kind: 'some', places: lost.map(({ span, certainty }) => ({ span, isSure: certainty === 'must' })) };
}

/** Where nodes go that nobody keeps track of afterwards, so that their loss would not be seen. */
function untrackedIn(world: World, { subject, result, program }: SolvedRun): string | undefined {
  const { footprint, universe, writes } = subject;
  const isNode = (type: TypeName): boolean => isReference(type) && universe.isNode(type);
  const edges = [...footprint.methods].flatMap((method) =>
    (method.body()?.edges ?? []).map((edge) => ({ edge, result: method.result })),
  );
  const untranslated = edges.find(({ edge }) => edge.instruction.kind === 'unsupported');
  if (untranslated !== undefined) return `line ${untranslated.edge.span.line} could not be translated`;
  const known = new Set([...universe.links, ...universe.payloads].map(keyOf));
  const isDeclared = declaredNodes(world, (field) => known.has(keyOf(field)));
  const unseen = edges.find(({ edge }) => {
    const type = droppedType(edge.instruction);
    return type !== undefined && isReference(type) && !isNode(type) && isDeclared(type);
  });
  if (unseen !== undefined) return `line ${unseen.edge.span.line} has to do with nodes whose links are not touched`;
  // Where nodes come to be known under types that do not say so, all that is stored counts.
  const isDisguised = edges.some(({ edge, result: type }) => isDisguising(edge.instruction, type, isNode));
  const counts = (type: TypeName): boolean => isNode(type) || (isDisguised && isReference(type));
  const payloads = new Set(universe.payloads.map(keyOf));
  const kept = edges.find(({ edge: { instruction } }) => {
    if (instruction.kind !== 'store' || !counts(instruction.value.type)) return false;
    const { place } = instruction;
    if (place.kind === 'element') return universe.elements === undefined;
    return place.kind === 'field' && payloads.has(keyOf(place.field));
  });
  if (kept !== undefined) return `line ${kept.edge.span.line} stores a node where it is not followed`;
  for (const { at, callee } of result.notFollowed) {
    const { instruction, span } = at.edge;
    // The initialisers of models run no code of the program.
    const isOfModel = callee !== undefined && program.hierarchy.find(callee.owner)?.origin === 'model';
    if (instruction.kind === 'initialise' && isOfModel) continue;
    if (instruction.kind !== 'call') return `line ${span.line} runs code that is not followed`;
    const takes = instruction.arguments.some(({ type }) => counts(type));
    // What it overwrites in arrays is seen by nobody.
    const takesArray = instruction.arguments.some(({ type }) => isArray(type) && counts(innermostElement(type)));
    const effect = callee === undefined ? undefined : writes(callee);
    if (effect === undefined || effect.hidden !== false || takesArray || (takes && effect.keeps !== false))
      return `line ${span.line} calls \`${instruction.method.name}\`, which is not followed`;
  }
  return undefined;
}

/** The type of what an instruction makes, or may overwrite. */
function droppedType(instruction: Instruction): TypeName | undefined {
  switch (instruction.kind) {
    case 'new':
      return instruction.type;
    case 'call':
      return instruction.target?.type;
    case 'store': {
      const { place } = instruction;
      if (place.kind === 'length') return undefined;
      return place.kind === 'element' ? place.type : place.field.type;
    }
    default:
      return undefined;
  }
}

function innermostElement(type: TypeName): TypeName {
  return isArray(type) ? innermostElement(elementType(type)) : type;
}

/** Whether a node is known under another type after it. */
function isDisguising(instruction: Instruction, result: TypeName, isNode: (type: TypeName) => boolean): boolean {
  switch (instruction.kind) {
    case 'assign': {
      const { value, target } = instruction;
      const source = value.kind === 'cast' ? value.operand : value;
      return source.kind === 'variable' && isNode(source.type) && !isNode(target.type);
    }
    case 'call': {
      const types = parseMethodDescriptor(instruction.method.descriptor).parameters;
      const given = instruction.arguments.slice(instruction.arguments.length - types.length);
      return given.some(({ type }, index) => isNode(type) && !isNode(types[index] ?? OBJECT));
    }
    case 'return':
      return instruction.value !== undefined && isNode(instruction.value.type) && !isNode(result);
    default:
      return false;
  }
}
