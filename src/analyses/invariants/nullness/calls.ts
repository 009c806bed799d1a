/** Which fields of the class a call that is not followed leaves as they are, but for what the client does on its behalf. */
import type { CodeEdge } from '../../../engine/code.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { isReference } from '../../../ir/types.js';
import { keyOf } from '../../../program/calls/footprint.js';
import type { ClassSubject } from '../local-analysis.js';
import { writtenElsewhere } from './fields.js';

export type Kept = (field: FieldReference) => boolean;

const EVERYTHING: Kept = () => true;

/** Answers for the calls of one client. */
export class KeptFields {
  readonly #subject: ClassSubject;
  readonly #isOwn: Kept;

  constructor(subject: ClassSubject) {
    this.#subject = subject;
    const elsewhere = writtenElsewhere(subject);
    this.#isOwn = elsewhere.size === 0 ? EVERYTHING : (field) => !elsewhere.has(keyOf(field));
  }

  /**
   * Of disciplined fields. Unknown code can only call members of the class, which the client has it do, and objects of other classes.
   * Undefined where the code may be that of the class or of those around it, and was not looked at for want of budget.
   */
  by({ edge: { instruction } }: CodeEdge, called: MethodDeclaration | undefined): Kept | undefined {
    const { context, family, client } = this.#subject;
    const { hierarchy } = context.world;
    if (instruction.kind === 'initialise')
      return hierarchy.find(instruction.type)?.origin === 'input' ? undefined : EVERYTHING;
    if (instruction.kind !== 'call') return undefined;
    const callee = called === undefined ? undefined : client.original(called);
    const owner = callee === undefined ? undefined : hierarchy.find(callee.owner);
    // Natives of the client itself: in a closed world what is handed out is not used.
    if (callee !== undefined && owner === undefined) {
      if (callee.body() !== undefined) return undefined;
      return context.outside === 'closed' ? EVERYTHING : this.#isOwn;
    }
    const isOfInput = owner?.origin === 'input';
    if (isOfInput && (callee?.body() !== undefined || callee === undefined || !hasFlag(callee, Flag.PUBLIC)))
      return undefined;
    if (family.isOpaque(instruction)) return this.#isOwn;
    if (callee === undefined || isOfInput) return undefined;
    const effect = context.effects.of(callee);
    if (effect.anything) return undefined;
    if (effect.fields.size === 0 && effect.statics.size === 0 && !effect.library) return EVERYTHING;
    return (field) => isReference(field.type) && !effect.fields.has(keyOf(field)) && !effect.statics.has(keyOf(field));
  }
}
