/** The result for one class. */
import type {
  ConstructorVerdict,
  FieldVerdict,
  InvariantsResult,
  MethodVerdict,
  Reason,
} from '../../../findings/invariants-result.js';
import { type ClassDeclaration, Flag, hasFlag } from '../../../ir/program.js';
import { locationOf } from '../../../obligations/index.js';
import type { Analysed } from '../choose/choose.js';
import type { Classification } from '../classify/classify.js';

export interface ClassFindings {
  readonly claims: InvariantsResult['claims'];
  readonly analyses: readonly Analysed[];
  readonly world: InvariantsResult['world'];
  readonly threads: InvariantsResult['threads'];
  readonly milliseconds: number;
}

export function resultOf(
  { name, span }: ClassDeclaration,
  { fields, constructors, methods }: Classification,
  { claims, analyses, ...rest }: ClassFindings,
): InvariantsResult {
  const solved = analyses.filter(({ run }) => run !== undefined);
  // In the order in which they are tried: shapes first.
  const [first] = solved;
  const rounds = first?.run?.rounds.length ?? 0;
  return {
    class: name,
    location: locationOf(span),
    claims,
    fields: fields.map(
      ({ element, good, reason }): FieldVerdict => ({
        name: element.name,
        static: hasFlag(element, Flag.STATIC),
        disciplined: good,
        ...told(reason),
      }),
    ),
    constructors: constructors.map(
      ({ element, good, reason }): ConstructorVerdict => ({
        descriptor: element.descriptor,
        tight: good,
        ...told(reason),
      }),
    ),
    // A bridge is the method that it calls.
    methods: methods
      .filter(({ element }) => !hasFlag(element, Flag.BRIDGE) || !hasFlag(element, Flag.SYNTHETIC))
      .map(
        ({ element, good, reason, reentered }): MethodVerdict => ({
          name: element.name,
          descriptor: element.descriptor,
          clean: good,
          reentered,
          ...told(reason),
        }),
      ),
    iterations: Math.max(0, rounds - 1),
    graphs: first?.run === undefined ? 0 : first.run.states - first.run.empty,
    domain: first?.id ?? 'none',
    domains: [...new Set(analyses.map(({ id }) => id))],
    ...rest,
  };
}

function told({ text, location }: Reason): { readonly reason: string; readonly location?: Reason['location'] & {} } {
  return { reason: text, ...(location === undefined ? {} : { location }) };
}
