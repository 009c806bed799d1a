/** Keys of hash collections whose class says what is equal, and leaves the hash code to `Object`: equal keys are not found again. */
import type { RuleCard } from '../../../../findings/check-result.js';
import type { Claim } from '../../../../findings/claim.js';
import type { Edge } from '../../../../ir/body.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { Operand } from '../../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import { type ClassName, OBJECT } from '../../../../ir/types.js';
import { TYPES } from '../../../../library/index.js';
import { ExpressionText, locationOf, simpleName } from '../../../../obligations/index.js';
import type { Component } from '../../../../program/components.js';
import type { Definitions } from '../../../../program/flow/definitions.js';
import type { Inspected, Inspection } from '../../inspection.js';
import { isUnread } from '../unread.js';

const CARD: RuleCard = {
  id: 'equals-without-hash-code',
  title: 'Equal keys with different hash codes',
  question: 'Does the class of the key say by `hashCode` what it says by `equals`?',
  help: 'Override `hashCode` in the class that overrides `equals`, and compute it from the fields that `equals` compares.',
  cwe: [581],
  since: '0.1.0',
};

/** Methods that ask their first argument for its hash code. */
const HASHING: ReadonlySet<string> = new Set([
  'add',
  'contains',
  'remove',
  'put',
  'get',
  'containsKey',
  'getOrDefault',
  'putIfAbsent',
  'computeIfAbsent',
  'merge',
]);

export const equalsWithoutHashCode: Inspection = {
  name: 'keys',
  rules: [CARD],
  inspect: (component, { hierarchy }) => {
    const stored = new StoredCollections(component);
    return component.methods.flatMap((method) => inspected(method, hierarchy, stored) ?? []);
  },
};

function inspected(method: MethodDeclaration, hierarchy: Hierarchy, stored: StoredCollections): Inspected | undefined {
  const body = method.body();
  if (body === undefined) return undefined;
  let text: ExpressionText | undefined;
  const claims = new Map<string, Claim>();
  for (const edge of body.edges) {
    const key = keyAt(edge);
    const equals = key === undefined ? undefined : declarer(hierarchy, key.type, 'equals', '(Ljava/lang/Object;)Z');
    if (key === undefined || equals === undefined || hierarchy.find(equals)?.origin !== 'input') continue;
    text ??= new ExpressionText(body);
    const [collection] = edge.instruction.kind === 'call' ? edge.instruction.arguments : [];
    if (collection === undefined || !stored.isHashed(collection, text.definitions)) continue;
    const hash = declarer(hierarchy, key.type, 'hashCode', '()I');
    const common = {
      property: CARD.id,
      kind: 'obligation',
      subject: `${simpleName(key.type)} in ${text.of(collection)}`,
      location: locationOf(edge.span),
      assumptions: [],
    } as const;
    const claim: Claim =
      hash === undefined || hash === OBJECT
        ? {
            ...common,
            verdict: 'unproved',
            message: `\`${simpleName(equals)}\` overrides \`equals\` but not \`hashCode\`: equal keys are not found again in \`${text.of(collection)}\``,
          }
        : { ...common, verdict: 'proved' };
    // Once for each collection: the repair is one.
    if (!claims.has(common.subject)) claims.set(common.subject, claim);
  }
  if (claims.size === 0 || isUnread(hierarchy, method)) return undefined;
  const all = [...claims.values()];
  return {
    method,
    claims: all,
    findings: all
      .filter(({ verdict }) => verdict === 'unproved')
      .map((claim) => ({
        ...claim,
        rule: CARD.id,
        confidence: 'high',
        steps: [],
        fix: 'override `hashCode` along with `equals`',
      })),
  };
}

function keyAt({ instruction }: Edge): Operand | undefined {
  if (instruction.kind !== 'call' || instruction.dispatch === 'static' || !HASHING.has(instruction.method.name))
    return undefined;
  const [, key] = instruction.arguments;
  return key?.kind === 'variable' ? key : undefined;
}

/** The class whose method the key has; undefined for what is no class. */
function declarer(hierarchy: Hierarchy, type: ClassName, name: string, descriptor: string): ClassName | undefined {
  if (hierarchy.isInterface(type) || hierarchy.find(type) === undefined) return undefined;
  return hierarchy
    .superclassChain(type)
    .find(({ methods }) => methods.some((each) => each.name === name && each.descriptor === descriptor))?.name;
}

/** Which variables and fields hold collections that go by hash codes. */
class StoredCollections {
  readonly #fields = new Map<string, boolean>();

  constructor({ methods }: Component) {
    for (const method of methods) {
      const body = method.body();
      const stores =
        body?.edges.flatMap(({ instruction }) =>
          instruction.kind === 'store' && 'field' in instruction.place ? [instruction] : [],
        ) ?? [];
      if (body === undefined || stores.length === 0) continue;
      const { definitions } = new ExpressionText(body);
      for (const { place, value } of stores) {
        if (!('field' in place)) continue;
        const key = `${place.field.owner} ${place.field.name}`;
        this.#fields.set(key, (this.#fields.get(key) ?? true) && this.#isMade(value, definitions));
      }
    }
  }

  isHashed(collection: Operand, definitions: Definitions): boolean {
    if (isHashClass(collection.type)) return true;
    const place = definitions.readFrom(collection);
    if (place !== undefined && 'field' in place)
      return this.#fields.get(`${place.field.owner} ${place.field.name}`) === true;
    return this.#isMade(collection, definitions);
  }

  #isMade(operand: Operand, definitions: Definitions): boolean {
    for (let each = operand, depth = 0; each.kind === 'variable' && depth < 4; depth++) {
      const instruction = definitions.only(each)?.instruction;
      if (instruction?.kind === 'new') return isHashClass(instruction.type);
      if (instruction?.kind !== 'assign' || instruction.value.kind !== 'variable') return false;
      each = instruction.value;
    }
    return false;
  }
}

function isHashClass(type: string): boolean {
  return TYPES.is('hashes-keys', type);
}
