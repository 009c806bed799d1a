/** Calls that are not followed: whatever they can reach may change, and anything may come back. */
import type { CodeEdge } from '../../../../engine/code.js';
import { type Alarm, CANNOT_HAPPEN, type Outcome } from '../../../../engine/outcome.js';
import type { Operand, Variable } from '../../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import { isReference, THROWABLE, type TypeName } from '../../../../ir/types.js';
import type { Draft } from '../../../../structures/draft.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import { type ShapeState, UNKNOWN, type Work } from '../state/state.js';
import { guardedNode, mayBeGuarded } from '../step/guarded.js';
import { MAY_BE_LOST, StepOutcome } from '../step/outcome.js';
import type { ShapeTables } from '../tables.js';
import { forgetFields, turnVague, unknownObject } from '../vague/vague.js';
import { gaveUp, refused } from './alarms.js';
import { effectOf, isIdle, type NativeEffect } from './natives.js';
import { forgetCells } from './needed.js';
import { promisesResult } from './promises.js';
import { fittingClasses } from './receivers.js';
import { isReplaced } from './statics.js';
import { exposeHidden, forgetWritten } from './written.js';

export function unknownCall(
  tables: ShapeTables,
  at: CodeEdge,
  callee: MethodDeclaration | undefined,
  before: ShapeState,
): Outcome<ShapeState> {
  const effect = effectOf(tables, at, callee);
  if (effect === undefined) return CANNOT_HAPPEN;
  if (isIdle(effect)) return new StepOutcome(tables, at).moves(before);
  return new UnknownCall(tables, at, callee, effect).outcome(before);
}

class UnknownCall {
  readonly #tables: ShapeTables;
  readonly #at: CodeEdge;
  readonly #callee: MethodDeclaration | undefined;
  readonly #effect: NativeEffect;
  readonly #alarms: Alarm[] = [];
  #losesNodes = false;

  constructor(tables: ShapeTables, at: CodeEdge, callee: MethodDeclaration | undefined, effect: NativeEffect) {
    this.#tables = tables;
    this.#at = at;
    this.#callee = callee;
    this.#effect = effect;
  }

  outcome(before: ShapeState): Outcome<ShapeState> {
    const { to, exceptional } = this.#at.edge;
    const work = this.#tables.work(before);
    const [receiver] = this.#arguments(work.draft);
    forgetCells(this.#tables.slots(this.#at.code), work.draft);
    this.#change(work);
    const thrown = this.#effect.throws && exceptional !== undefined ? this.#tables.copied(work) : undefined;
    this.#giveBack(work, receiver);
    const normal = [this.#closed(work, to)];
    const abrupt = thrown === undefined || exceptional === undefined ? [] : [this.#thrown(thrown, exceptional)];
    if (this.#losesNodes) this.#alarms.push(MAY_BE_LOST);
    return { normal, exceptional: abrupt, alarms: this.#alarms, exact: false };
  }

  #change(work: Work): void {
    const tables = this.#tables;
    const { draft } = work;
    const { written, copies = false, library = false } = this.#effect;
    const { numbers } = tables;
    if (this.#at.edge.instruction.kind === 'unsupported') {
      if (turnVague(tables, draft, draft.labels.keys())) this.#gaveUp('reached by code that is not supported');
      forgetWritten(tables, draft);
      this.#anyVariables(work);
      this.#replaceStatics(work);
      return;
    }
    if (written.hidden !== false) {
      if (exposeHidden(tables, draft)) this.#gaveUp('perhaps reached by code that is not followed');
      if (numbers.links > 0) this.#losesNodes = true;
    }
    let writesLinks = false;
    for (let field = 0; field < numbers.links && !writesLinks; field++) writesLinks = written.field(field);
    if (written.keeps !== false || writesLinks || written.statics) {
      const given = [...this.#arguments(draft), ...this.#statics(draft)];
      if (turnVague(tables, draft, given, this.#spared(draft))) this.#gaveUp('passed to code that is not followed');
      // What is still regular is not reached by that code.
      forgetWritten(tables, draft, written, this.#callee);
    } else {
      if (copies) {
        if (turnVague(tables, draft, this.#copied(draft))) this.#gaveUp('copied as a whole');
      } else {
        const returned = this.#perhapsGivenBack(draft);
        if (turnVague(tables, draft, returned, this.#spared(draft))) this.#gaveUp('perhaps what the call gives back');
      }
      forgetFields(tables, draft, written.field);
    }
    if (written.statics || library) this.#replaceStatics(work);
  }

  #gaveUp(why: string): void {
    this.#losesNodes = true;
    const name = this.#callee === undefined ? '' : ` (${this.#callee.owner}.${this.#callee.name})`;
    this.#alarms.push(gaveUp(`objects are ${why}${name}`));
  }

  #giveBack({ draft, truths }: Work, receiver: number | undefined): void {
    const target = this.#target();
    if (target === undefined) return;
    const { labels } = this.#tables;
    const slots = this.#tables.slots(this.#at.code);
    if (slots.truth(target) !== -1) truths[slots.truth(target)] = UNKNOWN;
    if (!isReference(target.type)) return;
    const { neverNull, copies = false } = this.#effect;
    const nullable = !neverNull && !promisesResult(this.#tables.program, this.#callee);
    let classes = this.#classes(target);
    if (copies && receiver !== undefined && receiver !== NULL_NODE) {
      classes = labels.label(draft.labels[receiver] as number).classes;
    }
    draft.variables[slots.of(target)] = unknownObject(this.#tables, draft, classes, nullable ? 'nullable' : 'non-null');
  }

  /** Of a result: what callee and target say of its type. */
  #classes(target: Variable): number {
    const declared = this.#callee !== undefined && isReference(this.#callee.result) ? this.#callee.result : target.type;
    const classes = this.#tables.classesOf(declared);
    const fitting = fittingClasses(this.#tables, classes, target.type);
    return fitting === -1 ? classes : fitting;
  }

  #thrown(work: Work, point: number): ShapeState {
    const { draft } = work;
    const { code } = this.#at;
    const thrown = unknownObject(this.#tables, draft, this.#tables.classesOf(THROWABLE), 'non-null');
    draft.variables[this.#tables.slots(code).of(code.body.thrown)] = thrown;
    return this.#closed(work, point);
  }

  #closed(work: Work, point: number): ShapeState {
    const { state, lost, refusal } = this.#tables.close(work, this.#at.code, point);
    if (refusal !== undefined) this.#alarms.push(refused(refusal));
    if (lost) this.#losesNodes = true;
    return state;
  }

  #target(): Variable | undefined {
    const { instruction } = this.#at.edge;
    return instruction.kind === 'call' || instruction.kind === 'unsupported' ? instruction.target : undefined;
  }

  #arguments(draft: Draft): readonly number[] {
    const { instruction } = this.#at.edge;
    if (instruction.kind !== 'call') return [];
    const slots = this.#tables.slots(this.#at.code);
    return instruction.arguments.map((operand: Operand) =>
      operand.kind === 'variable' ? (draft.variables[slots.of(operand)] ?? NULL_NODE) : NULL_NODE,
    );
  }

  /** Regular arguments that may be the result, although the callee changes and keeps nothing. */
  #perhapsGivenBack(draft: Draft): readonly number[] {
    const type: TypeName = this.#callee?.result ?? 'void';
    if (!isReference(type) || this.#effect.givesBack !== true) return [];
    return this.#arguments(draft).filter((node) => {
      if (node === NULL_NODE) return false;
      const { vague, classes } = this.#tables.labels.label(draft.labels[node] as number);
      return !vague && fittingClasses(this.#tables, classes, type) !== -1;
    });
  }

  #statics(draft: Draft): readonly number[] {
    const { firstStatic } = this.#tables.slots(this.#at.code);
    const { knowsStatic } = this.#effect.written;
    return this.#tables.options.universe.statics.flatMap((field, index) =>
      knowsStatic?.(field) === false ? [] : [draft.variables[firstStatic + index] ?? NULL_NODE],
    );
  }

  /** The arguments; and the guarded object, where one of them may be it. */
  #copied(draft: Draft): readonly number[] {
    const given = this.#arguments(draft);
    const guarded = guardedNode(this.#tables, this.#tables.slots(this.#at.code), draft);
    return given.some((node) => mayBeGuarded(this.#tables, draft.labels, guarded, node)) ? [...given, guarded] : given;
  }

  /** The guarded object, where the call leaves it as it is. */
  #spared(draft: Draft): number {
    const tables = this.#tables;
    return this.#effect.written.spares === true ? guardedNode(tables, tables.slots(this.#at.code), draft) : NULL_NODE;
  }

  #replaceStatics({ draft, initialised }: Work): void {
    const tables = this.#tables;
    const { firstStatic } = tables.slots(this.#at.code);
    for (const [index, field] of tables.options.universe.statics.entries()) {
      if (!isReplaced(tables, field, initialised, this.#effect.library === true ? 'library' : 'anyone')) continue;
      if (index === tables.guarded || this.#effect.written.knowsStatic?.(field) === false) continue;
      const held = draft.variables[firstStatic + index] as number;
      if (held !== NULL_NODE) turnVague(tables, draft, [held], this.#spared(draft));
      draft.variables[firstStatic + index] = unknownObject(tables, draft, tables.classesOf(field.type), 'nullable');
    }
  }

  /** Local variables may hold anything by now. */
  #anyVariables({ draft, truths }: Work): void {
    const tables = this.#tables;
    const slots = tables.slots(this.#at.code);
    for (const variable of slots.variables) {
      draft.variables[slots.of(variable)] = unknownObject(tables, draft, tables.classesOf(variable.type), 'nullable');
    }
    truths.fill(UNKNOWN);
  }
}
