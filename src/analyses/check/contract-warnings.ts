/** Clauses that say nothing: a `requires` that no call meets, an `ensures` of a method that never returns normally. */
import type { Domain, ProgramView, Start } from '../../engine/domain.js';
import { type Nullness, nullnessOf } from '../../ir/nullness.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import type { Diagnostic } from '../../ir/span.js';
import { entryQuestion, type FinderContext, type Ledger, type ObligationBook } from '../../obligations/index.js';

export interface Warning<E> {
  readonly program: ProgramView;
  readonly domain: Domain<E>;
  readonly context: FinderContext;
  readonly book: ObligationBook;
  readonly ledger: Ledger;
}

export function contractWarnings<E>(
  methods: readonly MethodDeclaration[],
  warning: () => Warning<E>,
): readonly Diagnostic[] {
  const specified = methods.filter(({ clauses }) => clauses.length > 0);
  if (specified.length === 0) return [];
  const made = warning();
  return specified.flatMap((method) => {
    const unmet = unmetRequires(method, made);
    return unmet === undefined ? uselessEnsures(method, made) : [unmet];
  });
}

/** The first clause that leaves no state to start in. */
function unmetRequires<E>(method: MethodDeclaration, { program, domain, context }: Warning<E>): Diagnostic | undefined {
  const code = program.code(method);
  const { refine } = domain;
  if (code === undefined || refine === undefined) return undefined;
  const said: readonly Nullness[] = [
    ...(hasFlag(method, Flag.STATIC) ? [] : (['non-null'] as const)),
    ...method.parameters.map((parameter) => nullnessOf(context.hierarchy, parameter, method.owner)),
  ];
  const start: Start = { history: 'any', nullness: (parameter) => said[parameter] ?? 'unknown' };
  const at = { code, point: code.body.entry };
  let states = domain.entry(code, start);
  for (const { formula, span, bound } of context.formulas.ofMethod(method, 'requires')) {
    if (bound === undefined) continue;
    const question = entryQuestion(bound.term, code.body, method);
    states = states.flatMap((state) => refine(question, state, at));
    if (states.length > 0) continue;
    const message = `no call of \`${method.name}\` meets \`requires ${formula}\`: all that is claimed of it holds for none`;
    return { severity: 'warning', message, span };
  }
  return undefined;
}

function uselessEnsures<E>(method: MethodDeclaration, { book, ledger }: Warning<E>): readonly Diagnostic[] {
  if (!ledger.method(method).covered) return [];
  return book.of(method).all.flatMap((duty): readonly Diagnostic[] => {
    const { rule, obligation } = duty;
    if (rule !== 'ensures' || !obligation.written || ledger.isReached(duty)) return [];
    const message = `\`${method.name}\` never returns normally: \`ensures ${obligation.subject}\` says nothing`;
    return [{ severity: 'warning', message, span: obligation.span }];
  });
}
