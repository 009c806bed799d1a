/** Disciplined fields: written only as fields of `this`, by the constructors and methods of the class. */
import { type ClassDeclaration, type FieldDeclaration, Flag, hasFlag } from '../../../ir/program.js';
import type { InvariantsContext } from '../context.js';
import type { FieldUse } from '../family/index.js';
import { lineOf, reasonAt } from '../family/reasons.js';
import { shortName } from '../outside/calls.js';
import type { ClassifiedField } from './classify.js';
import type { Locks } from './locks.js';

export class FieldRule {
  readonly #context: InvariantsContext;
  readonly #class: ClassDeclaration;
  readonly #locks: Locks;

  constructor(context: InvariantsContext, declaration: ClassDeclaration, locks: Locks) {
    this.#context = context;
    this.#class = declaration;
    this.#locks = locks;
  }

  of(field: FieldDeclaration): ClassifiedField {
    const { index, outside, threads } = this.#context;
    const bad = (text: string, span = field.span, claim: 'claimable' | 'none' = 'none'): ClassifiedField => ({
      element: field,
      good: false,
      claimable: claim === 'claimable',
      reason: reasonAt(text, span),
    });
    const good = (text: string): ClassifiedField => ({
      element: field,
      good: true,
      claimable: true,
      reason: reasonAt(text, field.span),
    });
    if (hasFlag(field, Flag.FINAL)) return good('final');
    if (outside === 'open' && index.access.isField(field)) {
      const kind = accessOf(field);
      return bad(`${kind}: code outside can write it`);
    }
    const writes = index.writes(field);
    for (const use of writes) {
      const trouble = this.#trouble(use);
      if (trouble !== undefined) return bad(trouble, use.edge.span);
    }
    const untranslated = this.#untranslated(field);
    if (untranslated !== undefined) return bad('there is code that could not be translated', untranslated);
    const visibility = hasFlag(field, Flag.PRIVATE) ? 'private' : 'not accessible from outside';
    const seen = outside === 'open' ? `${visibility}, and ` : '';
    if (writes.length === 0) return good(`${seen}never written`);
    const fresh = writes.find(({ receiver }) => receiver === 'fresh');
    if (fresh !== undefined) {
      const { span } = fresh.edge;
      return bad(`written as a field of a new object at ${lineOf(span, this.#class.span)}`, span, 'claimable');
    }
    const what = hasFlag(field, Flag.STATIC) ? 'by the class itself' : 'as a field of this';
    const lock = threads === 'many' ? ', under the lock' : '';
    return good(`${seen}written only ${what}${lock}`);
  }

  #trouble(use: FieldUse): string | undefined {
    const { threads, world } = this.#context;
    const { method, edge, receiver } = use;
    const place = lineOf(edge.span, this.#class.span);
    if (receiver === 'fresh') return undefined;
    const isStatic = receiver === 'static';
    const isBelow = method.owner !== this.#class.name && world.hierarchy.isSubclass(method.owner, this.#class.name);
    if (isStatic) {
      if (method.owner !== this.#class.name) return `written at ${place} by another class`;
      if (threads === 'one' || method.name === '<clinit>') return undefined;
      if (!hasFlag(method, Flag.STATIC)) return `written at ${place}, not in a static method`;
      return this.#locks.isLocked(method, edge) ? undefined : unlocked(place, shortName(method));
    }
    if (receiver !== 'this') return `written at ${place} through another object`;
    // All classes below are known, and what their methods do is looked at with the class's own.
    if (isBelow && this.#context.outside === 'open') return `written at ${place} by a class below`;
    if (!isBelow && method.owner !== this.#class.name) return `written at ${place} by another class`;
    if (threads === 'one' || method.name === '<init>') return undefined;
    return this.#locks.isLocked(method, edge) ? undefined : unlocked(place, shortName(method));
  }

  /** Code that may do anything, where it could name the field. */
  #untranslated(field: FieldDeclaration): FieldDeclaration['span'] | undefined {
    const { index } = this.#context;
    const nest = index.nest(this.#class.name);
    const isPrivate = hasFlag(field, Flag.PRIVATE);
    return index.unsupported().find(({ method }) => !isPrivate || index.nest(method.owner) === nest)?.edge.span;
  }
}

function unlocked(place: string, name: string): string {
  return `written at ${place} in \`${name}\`, which is not synchronized`;
}

function accessOf(field: FieldDeclaration): string {
  if (hasFlag(field, Flag.PUBLIC)) return 'public';
  return hasFlag(field, Flag.PROTECTED) ? 'protected' : 'package-private';
}
