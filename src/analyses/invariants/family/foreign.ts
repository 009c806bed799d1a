/** Where code gets an object of the class, or one of its nodes, from somewhere that is not followed, and uses it. */
import type { Reason } from '../../../findings/invariants-result.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, elementType, isArray, type TypeName } from '../../../ir/types.js';
import { SEALED } from '../../../program/access.js';
import { keyOf } from '../../../program/calls/footprint.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import type { InvariantsContext } from '../context.js';
import { BACK } from './code.js';
import type { CallUse } from './index.js';
import type { Linked } from './links.js';
import type { Members } from './members.js';
import { reasonAt } from './reasons.js';
import { satellitesOf } from './satellites.js';
import type { ArrayOrigin, ForeignValue } from './values.js';
import { WriterSearch } from './writers.js';

const MOST = INVARIANTS_BUDGETS['family/foreign'].most.most;
const MOST_ORIGINS = INVARIANTS_BUDGETS['family/foreign'].mostOrigins.most;

/** Fields of a family, its operations, and the methods that they reach. */
export interface FamilyCode {
  readonly fields: readonly FieldReference[];
  readonly operations: ReadonlySet<MethodDeclaration>;
  readonly reached: ReadonlyMap<MethodDeclaration, number>;
}

export function foreignUses(
  context: InvariantsContext,
  members: Members,
  linked: Linked,
  { fields, operations, reached }: FamilyCode,
): readonly Reason[] {
  return new ForeignSearch(context, members, linked, { fields, operations, reached }).find();
}

class ForeignSearch {
  readonly #context: InvariantsContext;
  readonly #members: Members;
  readonly #linked: Linked;
  readonly #own: ReadonlySet<string>;
  readonly #operations: ReadonlySet<MethodDeclaration>;
  readonly #reached: ReadonlyMap<MethodDeclaration, number>;
  readonly #satellites: ReturnType<typeof satellitesOf>;
  /** Types of the input that objects of the class, nodes, or objects that hold such, are of. */
  readonly #types = new Set<TypeName>();
  /** All types that they are of. */
  readonly #wide = new Set<TypeName>();
  readonly #fields: readonly FieldReference[];
  readonly #unwrapped = new Map<TypeName, boolean>();
  #wideUses: WideUses | undefined;
  #changing: ReadonlyMap<MethodDeclaration, unknown> | undefined;

  constructor(
    context: InvariantsContext,
    members: Members,
    linked: Linked,
    { fields, operations, reached }: FamilyCode,
  ) {
    this.#context = context;
    this.#members = members;
    this.#linked = linked;
    this.#fields = fields;
    this.#own = new Set(fields.map(keyOf));
    this.#operations = operations;
    this.#reached = reached;
    this.#satellites = satellitesOf(context, members, linked.nodes, reached.keys());
    const { world, index } = context;
    for (const name of [...members.below, ...linked.nodes, ...this.#satellites.all]) {
      for (const upper of world.hierarchy.supertypes(name)) {
        this.#wide.add(upper);
        const saysLittle = SEALED.test(upper) && world.hierarchy.isInterface(upper);
        if (!saysLittle && index.outside.isOfInput(upper)) this.#types.add(upper);
      }
    }
  }

  find(): readonly Reason[] {
    const reasons: Reason[] = this.#satelliteParameters();
    for (const [method, modes] of this.#reached) {
      for (const value of this.#context.index.values.of(method)) {
        if (reasons.length >= MOST) return reasons;
        if (this.#isOwn(value, modes)) continue;
        const use = value.uses.find(({ kind, type }) => this.#counts(method, kind, type));
        if (use === undefined) continue;
        const text = `${value.text} is used, and may be the object itself or a part of it`;
        reasons.push(reasonAt(text, use.edge.span));
      }
    }
    return reasons;
  }

  /** Objects of inner classes that come from outside lead to the object at hand. */
  #satelliteParameters(): Reason[] {
    const reasons: Reason[] = [];
    for (const method of this.#operations)
      for (const { type, name } of method.parameters)
        if (this.#satellites.all.has(innermost(type)) && reasons.length < MOST)
          reasons.push(reasonAt(`\`${name}\` of \`${method.name}\` may lead to the object itself`, method.span));
    return reasons;
  }

  #counts(method: MethodDeclaration, kind: ForeignValue['uses'][number]['kind'], type: TypeName): boolean {
    // What an operation returns to outside code is used by nobody here.
    if (kind === 'returned' && !this.#isCalled(method)) return false;
    if (this.#types.has(type)) return true;
    return kind !== 'used' && this.#wide.has(innermost(type)) && this.#isUnwrapped(type);
  }

  #isCalled(method: MethodDeclaration): boolean {
    return this.#context.index.callers(method).some((use) => this.#reached.has(use.method));
  }

  /**
   * Whether a value of a type that says little is taken for one of the family somewhere, on the way from variables of its type over casts:
   * cast to a type of the family, or called where that is followed.
   */
  #isUnwrapped(start: TypeName): boolean {
    let unwraps = this.#unwrapped.get(start);
    if (unwraps === undefined) {
      unwraps = this.#unwraps(start);
      this.#unwrapped.set(start, unwraps);
    }
    return unwraps;
  }

  #unwraps(start: TypeName): boolean {
    const { hierarchy } = this.#context.world;
    this.#wideUses ??= this.#findWideUses();
    const { casts, called } = this.#wideUses;
    const types = new Set([start]);
    for (const type of types) {
      if ([...called].some((owner) => hierarchy.isAssignable(type, owner))) return true;
      for (const [from, to] of casts) {
        if (!hierarchy.isAssignable(type, from)) continue;
        if (this.#types.has(innermost(to))) return true;
        types.add(to);
      }
    }
    return false;
  }

  #findWideUses(): WideUses {
    const casts: (readonly [TypeName, TypeName])[] = [];
    const called = new Set<ClassName>();
    for (const method of this.#reached.keys()) {
      const summary = this.#context.index.summary(method);
      if (summary === undefined) continue;
      // The client hands the object itself to operations, too.
      const parameters = this.#operations.has(method) && !this.#isCalled(method) ? summary.receivers.parameters : [];
      for (const { from, to, edge } of summary.casts) {
        if (this.#types.has(innermost(from.type)) || (from.kind === 'variable' && parameters.includes(from))) continue;
        const held = summary.receivers.at(from, edge);
        if (held !== 'fresh' && held !== 'new') casts.push([from.type, to]);
      }
      for (const use of summary.calls) if (this.#isNarrow(use)) called.add(use.call.method.owner);
    }
    return { casts, called };
  }

  /** Whether a call of an interface that says little is followed, and may run on one of the family. */
  #isNarrow({ call, targets, isWide, receiver }: CallUse): boolean {
    const { owner } = call.method;
    if (isWide || receiver === 'static' || receiver === 'this' || this.#types.has(owner) || !this.#wide.has(owner))
      return false;
    this.#changing ??= new WriterSearch(this.#context, this.#members, this.#linked, this.#fields, new Set()).changing;
    const changing = this.#changing;
    // What only reads finds nothing that is kept in mind.
    return targets.some((target) => this.#wide.has(target.owner) && changing.has(target));
  }

  #isOwn({ field, onThis, arrays, type }: ForeignValue, modes: number): boolean {
    if (field !== undefined) {
      const isTracked = onThis === true && modes === BACK && this.#satellites.all.has(field.owner);
      return isTracked || this.#isOwnField(field);
    }
    if (arrays === undefined) return false;
    // Elements of arrays that only fields of the structure hold: nodes, but not objects of the class.
    if (this.#members.below.has(type) || !(this.#linked.nodes.has(type) || isArray(type))) return false;
    return this.#areOwn(arrays);
  }

  /** What is followed: fields of the class and links; not what nodes carry. */
  #isOwnField(field: FieldReference): boolean {
    const key = keyOf(field);
    if (this.#linked.links.has(key)) return true;
    if (this.#own.has(key) || this.#members.isOfObject(field.owner))
      return this.#types.has(innermost(field.type)) || isArray(field.type);
    return this.#satellites.followed.has(field.owner);
  }

  #areOwn(origins: readonly ArrayOrigin[]): boolean {
    const { index } = this.#context;
    const waiting = new Set(origins);
    const met = new Set<string>();
    for (const origin of waiting) {
      if (waiting.size > MOST_ORIGINS) return false;
      switch (origin.kind) {
        case 'made':
          break;
        case 'field':
          if (!this.#ownsArrays(origin.field)) return false;
          break;
        case 'result':
          for (const target of origin.targets) {
            if (met.has(`${target.owner}.${target.name}${target.descriptor}`)) continue;
            met.add(`${target.owner}.${target.name}${target.descriptor}`);
            const returned = index.values.returnedArrays(target);
            if (returned === undefined) return false;
            for (const each of returned) waiting.add(each);
          }
          break;
        case 'parameter': {
          const { method, parameter } = origin;
          if (this.#operations.has(method) || index.access.isCallable(method)) return false;
          const key = `${method.owner}.${method.name}${method.descriptor}#${parameter}`;
          if (met.has(key)) continue;
          met.add(key);
          for (const use of index.callers(method)) {
            const given = index.values.givenArrays(use, parameter);
            if (given === undefined) return false;
            for (const each of given) waiting.add(each);
          }
          break;
        }
      }
    }
    return true;
  }

  /** Whether only code of the structure itself gets at the arrays that the field holds. */
  #ownsArrays(field: FieldReference): boolean {
    const { world, outside, index } = this.#context;
    const declared = world.hierarchy.resolveField(field);
    if (declared === undefined || hasFlag(declared, Flag.STATIC)) return false;
    if (!this.#members.isOfObject(declared.owner) && !this.#linked.links.has(keyOf(field))) return false;
    if (outside === 'open' && index.access.isField(declared)) return false;
    return index.writes(declared).every((use) => use.receiver !== 'other' || !this.#own.has(keyOf(field)));
  }
}

interface WideUses {
  /** Casts of values whose types say little, from and to which types. */
  readonly casts: readonly (readonly [TypeName, TypeName])[];
  /** Types that say little, on which methods are called that change the structure if the object is one of the family. */
  readonly called: ReadonlySet<ClassName>;
}

function innermost(type: TypeName): ClassName {
  return isArray(type) ? innermost(elementType(type)) : type;
}
