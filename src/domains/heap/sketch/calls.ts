/**
 * Calls over pictures. A callee sees all that is known: its own variables come behind those of its callers. Where who called is no longer known at the
 * end of it, the caller takes it as a call of code that nobody knows.
 */
import type { Code, CodeEdge } from '../../../engine/code.js';
import type { Entered, Exit, Receiver } from '../../../engine/domain.js';
import type { Outcome } from '../../../engine/outcome.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import { type Activation, placesOf, resultOf } from './activations.js';
import { symbolOf } from './expressions.js';
import { construct, escapeValue } from './heap.js';
import type { Picture } from './pictures.js';
import { Sketch } from './state.js';
import { setVariable, type Tools, thrown } from './tools.js';
import { anyOf, OTHER_VALUE, type SymbolNumber, UNSET } from './values.js';

export function enter(tools: Tools, at: CodeEdge, callee: Code, before: Picture): readonly Entered<Picture>[] {
  const outer = tools.activation(before);
  if (at.edge.instruction.kind !== 'call') return [{ callee: anywhere(tools, callee), frame: before }];
  const sketch = before.sketch.copy();
  const given = argumentsOf(tools, at, outer, sketch);
  clearDead(tools, sketch, at, outer);
  const activation = tools.pictures.activations.entered(outer, at, callee);
  while (sketch.variables.length < placesOf(activation)) sketch.variables.push(UNSET);
  for (const [index, { index: variable, type }] of callee.body.parameters.entries())
    setVariable(sketch, activation, variable, given[index] ?? sketch.fresh(anyOf(type)));
  return [{ callee: tools.pictures.of(sketch, activation), frame: before }];
}

/** Initialisers of classes are given nothing, and run the same whoever needs the class. */
function anywhere({ pictures }: Tools, code: Code): Picture {
  const activation = pictures.activations.alone(code);
  const sketch = Sketch.empty();
  while (sketch.variables.length < placesOf(activation)) sketch.variables.push(UNSET);
  return pictures.of(sketch, activation);
}

export function leave(tools: Tools, at: CodeEdge, frame: Picture, { kind, state }: Exit<Picture>): Outcome<Picture> {
  const [inner, outer] = [tools.activation(state), tools.activation(frame)];
  if (inner.outer !== outer || inner.call !== at) return unknown(tools, at, frame, kind);
  const sketch = state.sketch.copy();
  const result = sketch.variables[resultOf(inner)] ?? UNSET;
  const exception = sketch.variables[inner.base + inner.code.body.thrown.index] ?? UNSET;
  sketch.variables.length = inner.base;
  if (kind === 'exceptional') {
    const { index } = outer.code.body.thrown;
    setVariable(sketch, outer, index, exception === UNSET ? sketch.fresh(OTHER_VALUE) : exception);
    return tools.outcome(at, outer, { normal: [], exceptional: [sketch] });
  }
  const { instruction } = at.edge;
  const target = instruction.kind === 'call' ? instruction.target : undefined;
  if (target !== undefined)
    setVariable(sketch, outer, target.index, result === UNSET ? sketch.fresh(anyOf(target.type)) : result);
  return tools.outcome(at, outer, { normal: [sketch] });
}

/** What others can find may be otherwise after it, and they can find what they are given. */
export function unknown(
  tools: Tools,
  at: CodeEdge,
  before: Picture,
  ending: 'normal' | 'exceptional' | 'any',
): Outcome<Picture> {
  const { instruction } = at.edge;
  const activation = tools.activation(before);
  const sketch = before.sketch.copy();
  for (const symbol of argumentsOf(tools, at, activation, sketch)) escapeValue(sketch, symbol);
  if (instruction.kind === 'unsupported') anyVariables(sketch, activation);
  for (const [node, { isEscaped }] of [...sketch.nodes])
    if (isEscaped) construct(sketch, tools.nodes, node, () => true);
  const exceptional = ending === 'normal' ? [] : [thrown(sketch, activation)];
  if (ending === 'exceptional') return tools.outcome(at, activation, { normal: [], exceptional });
  const target = instruction.kind === 'call' || instruction.kind === 'unsupported' ? instruction.target : undefined;
  if (target !== undefined) setVariable(sketch, activation, target.index, sketch.fresh(anyOf(target.type)));
  return tools.outcome(at, activation, { normal: [sketch], exceptional });
}

/** The classes of the objects that the method may be called on; undefined where not all are known. */
export function receivers(tools: Tools, { edge }: CodeEdge, picture: Picture): readonly Receiver[] | undefined {
  const { instruction } = edge;
  const [operand] = instruction.kind === 'call' ? instruction.arguments : [];
  if (operand === undefined) return undefined;
  const sketch = picture.sketch.copy();
  const { nodes, mayBeOther } = sketch.reference(symbolOf(sketch, tools.scope(tools.activation(picture)), operand));
  if (mayBeOther) return undefined;
  const found = nodes.map((node) => {
    const { layout, coming } = tools.nodes.kind(node);
    const declaration = tools.program.hierarchy.find(layout.type);
    const isFinal = declaration !== undefined && hasFlag(declaration, Flag.FINAL);
    return { type: layout.type, exact: coming !== 'receiver' || isFinal };
  });
  return found.filter(({ type, exact }, index) =>
    found.slice(0, index).every((other) => other.type !== type || other.exact !== exact),
  );
}

function argumentsOf(tools: Tools, { edge }: CodeEdge, activation: Activation, sketch: Sketch): SymbolNumber[] {
  const { instruction } = edge;
  if (instruction.kind !== 'call') return [];
  const scope = tools.scope(activation);
  return instruction.arguments.map((operand) => symbolOf(sketch, scope, operand));
}

/** Variables that the caller does not read any more. */
function clearDead({ program }: Tools, sketch: Sketch, { code, edge }: CodeEdge, { base }: Activation): void {
  const live = program.live(code);
  for (const variable of code.body.variables) {
    const isRead =
      live.isLive(variable, edge.to) || (edge.exceptional !== undefined && live.isLive(variable, edge.exceptional));
    if (!isRead) sketch.variables[base + variable.index] = UNSET;
  }
}

/** Code that could not be read may have put anything into the variables of its method. */
function anyVariables(sketch: Sketch, activation: Activation): void {
  for (const { index, type } of activation.code.body.variables) {
    const symbol = sketch.variables[activation.base + index] ?? UNSET;
    if (symbol === UNSET) continue;
    escapeValue(sketch, symbol);
    setVariable(sketch, activation, index, sketch.fresh(anyOf(type)));
  }
}
