/** `espalier numbers`: how numbers relate at every line, and what that proves. */
import { type NumberDomainName, numbersInput } from '../../../analyses/numbers/index.js';
import type { NumbersResult } from '../../../findings/numbers-result.js';
import type { ReportedDiagnostic } from '../../../findings/result.js';
import { type Selection, selectClasses, selectMethods } from '../../selection.js';
import { unreadMethods } from '../../unread-methods.js';
import { reported, type Workspace } from '../../workspace.js';

export interface NumbersOptions extends Selection {
  readonly domain: NumberDomainName;
  /** Whether the interpreter is asked to break what was not proved. */
  readonly replay: boolean;
  /** Scales the budgets. */
  readonly budget: number;
  /** An extra cut-off for each method. */
  readonly budgetMilliseconds?: number;
  readonly onProgress?: (done: number, all: number, what: string) => void;
}

export interface Numbered {
  /** One for each selected method with a body, in the order of the input. */
  readonly results: readonly NumbersResult[];
  /** What proved claims rest on. */
  readonly assumptions: readonly string[];
  readonly diagnostics: readonly ReportedDiagnostic[];
  /** A sentence for each pattern that names no method. */
  readonly unmatched: readonly string[];
  /** Faults of Espalier's own; each is a diagnostic too. */
  readonly faults: number;
  readonly methods: number;
}

export function numbers(workspace: Workspace, options: NumbersOptions): Numbered {
  const { table } = workspace;
  const { methods, unmatched } = selectMethods(table, options);
  const selected = new Set(methods.map(({ method }) => method));
  // A mistyped name in front of a big archive: nothing is asked for.
  const { classes } = selected.size === 0 ? { classes: [] } : selectClasses(table, []);
  const { domain, replay, budget, budgetMilliseconds, onProgress } = options;
  const { results, diagnostics, faults } = numbersInput(table, classes, {
    isSelected: (method) => selected.has(method),
    isUnread: unreadMethods(classes, () => workspace.diagnostics()),
    domain,
    replay,
    budget,
    ...(budgetMilliseconds === undefined ? {} : { deadline: () => deadline(budgetMilliseconds) }),
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  const assumptions = new Set(results.flatMap(({ claims }) => claims.flatMap((claim) => claim.assumptions)));
  return {
    results,
    assumptions: [...assumptions].sort(),
    diagnostics: diagnostics.map(reported),
    unmatched,
    faults,
    methods: results.length,
  };
}

function deadline(milliseconds: number): () => boolean {
  const end = Date.now() + milliseconds;
  return () => Date.now() > end;
}
