/** What has to be looked at in the runs of a method so that fields can be relied upon: stores, escapes of `this`, exits. */
import type { Domain } from '../../../engine/domain.js';
import type { Activation, EngineResult } from '../../../engine/result.js';
import type { Edge } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Operand } from '../../../ir/instructions.js';
import type { FieldDeclaration, MethodDeclaration } from '../../../ir/program.js';
import { fieldQuestion, nullQuestion } from '../../../obligations/index.js';
import { type Discretion, selfUses } from '../../../program/calls/self-uses.js';
import { isOnSelf, type SetField, storedField } from './candidates.js';

export interface Watch {
  /** Stores that must not be of null. */
  readonly stores: ReadonlyMap<Edge, SetField>;
  /** Of constructors: what they have to set. */
  readonly made: readonly SetField[];
  /** Where others get to know the object: all that is to be set must be so by then. */
  readonly escapes: ReadonlySet<Edge>;
}

/** Undefined where nothing is to be looked at. */
export function watchOf(
  hierarchy: Hierarchy,
  method: MethodDeclaration,
  fields: ReadonlyMap<FieldDeclaration, SetField>,
  discretion: Discretion,
): Watch | undefined {
  const body = method.body();
  if (body === undefined) return undefined;
  const stores = new Map<Edge, SetField>();
  for (const edge of body.edges) {
    const declaration = storedField(hierarchy, edge);
    const field = declaration === undefined ? undefined : fields.get(declaration);
    if (declaration === undefined || field === undefined) continue;
    if (!(field.isKept && isOnSelf(declaration, { method, edge }))) stores.set(edge, field);
  }
  const own = method.name === '<init>' ? (hierarchy.find(method.owner)?.fields ?? []) : [];
  const made = own
    .flatMap((declaration) => fields.get(declaration) ?? [])
    .filter(({ byFramework }) => byFramework !== true);
  if (stores.size === 0 && made.length === 0) return undefined;
  const { escapes } = selfUses(body);
  const leaks = discretion.supersThatShow(method);
  return { stores, made, escapes: new Set(made.length === 0 ? [] : [...escapes, ...leaks]) };
}

/** Calls `broken` for each field that the activation may leave or make null where others see it. */
export function lookAt<E>(
  { stores, made, escapes }: Watch,
  domain: Domain<E>,
  result: EngineResult<E>,
  activation: Activation,
  broken: (field: SetField) => void,
): void {
  const { code } = activation;
  const { parameters, exit } = code.body;
  const [self] = parameters;
  const demandAll = (state: E, point: number): void => {
    for (const field of made) {
      const isSet =
        self !== undefined &&
        domain.ask(fieldQuestion(self, field.declaration, '!='), state, { code, point }) === 'yes';
      if (!isSet) broken(field);
    }
  };
  for (const { at, state } of result.visits(activation)) {
    const { edge } = at;
    const field = stores.get(edge);
    if (field !== undefined && edge.instruction.kind === 'store') {
      const { value } = edge.instruction;
      if (!isNotNull(domain, value, state, { code, point: edge.from })) broken(field);
    }
    if (escapes.has(edge)) demandAll(state, edge.from);
  }
  if (exit !== undefined && made.length > 0) for (const state of result.at(activation, exit)) demandAll(state, exit);
}

function isNotNull<E>(
  domain: Domain<E>,
  operand: Operand,
  state: E,
  at: { readonly code: Activation['code']; readonly point: number },
): boolean {
  if (operand.kind === 'constant') return operand.value !== null;
  return domain.ask(nullQuestion(operand, '!='), state, at) === 'yes';
}
