/** Fields annotated as never null: what is stored into them, and what constructors leave in them. */
import type { Edge } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Operand } from '../../ir/instructions.js';
import type { FieldDeclaration, MethodDeclaration } from '../../ir/program.js';
import { isConstructorCall } from '../../program/calls/self-uses.js';
import type { FinderContext, Judgement, Look, Obligation } from '../finder.js';
import { isPromised, promisedBy } from '../promised-fields.js';
import { fieldQuestion } from '../questions.js';
import { ExpressionText } from '../telling/expression-text.js';
import { weight } from './implicit-check.js';
import { nonNull } from './precondition.js';

export function fieldPromises(method: MethodDeclaration, { hierarchy }: FinderContext): readonly Obligation[] {
  const body = method.body();
  if (body === undefined) return [];
  let text: ExpressionText | undefined;
  const stored = body.edges.flatMap((edge): readonly Obligation[] => {
    const store = promisedStore(hierarchy, edge);
    if (store === undefined) return [];
    text ??= new ExpressionText(body);
    const value = text.of(store.value);
    return [
      {
        ...about(method, store.field),
        span: edge.span,
        message: (certainty) => {
          const isPlain = store.value.kind === 'constant';
          const what = isPlain ? 'null is stored' : `\`${value}\` ${certainty === 'must' ? 'is' : 'may be'} null`;
          return `${what} here, but field \`${store.field.name}\` is annotated as never null`;
        },
        blamed: store.value,
        edges: [edge],
        judge: <E>(look: Look<E>) => nonNull(store.value, look),
        broken: { nonNull: store.value },
      },
    ];
  });
  return [...stored, ...leftUnset(method, hierarchy)];
}

function promisedStore(
  hierarchy: Hierarchy,
  { instruction }: Edge,
): { readonly field: FieldDeclaration; readonly value: Operand } | undefined {
  if (instruction.kind !== 'store' || !('field' in instruction.place)) return undefined;
  const field = hierarchy.resolveField(instruction.place.field);
  return field !== undefined && isPromised(hierarchy, field) ? { field, value: instruction.value } : undefined;
}

/** At the end of a constructor, if it does not leave the work to another one of the class. */
function leftUnset(method: MethodDeclaration, hierarchy: Hierarchy): readonly Obligation[] {
  const fields = promisedBy(hierarchy, method);
  const body = method.body();
  const [self] = body?.parameters ?? [];
  if (fields.length === 0 || body?.exit === undefined || self === undefined) return [];
  const isDelegating = body.edges.some(
    ({ instruction }) => isConstructorCall(instruction, self) && instruction.method.owner === method.owner,
  );
  if (isDelegating) return [];
  const { exit } = body;
  const edges = body.edges.filter(({ to }) => to === exit);
  return fields.map(
    (field): Obligation => ({
      ...about(method, field),
      span: method.span,
      message: (certainty) =>
        `\`${field.name}\` ${certainty === 'must' ? 'is' : 'may be'} null when the constructor ends, but is annotated as never null`,
      edges,
      judge: <E>({ outcome, ask }: Look<E>) => {
        let worst: Judgement | undefined;
        for (const state of outcome.normal) {
          if (ask(fieldQuestion(self, field, '!='), state, exit) === 'yes') continue;
          const isNull = ask(fieldQuestion(self, field, '=='), state, exit) === 'yes';
          // What may be null was judged where it was stored.
          const found: Judgement = isNull ? { certainty: 'must', latent: false } : { certainty: 'may', latent: true };
          if (worst === undefined || weight(found) > weight(worst)) worst = found;
        }
        return worst;
      },
    }),
  );
}

function about(
  method: MethodDeclaration,
  field: FieldDeclaration,
): Pick<Obligation, 'method' | 'subject' | 'written' | 'implicit' | 'numeric' | 'chosenByCaller'> {
  return {
    method,
    subject: `${field.name} != null`,
    written: false,
    implicit: false,
    numeric: false,
    chosenByCaller: false,
  };
}
