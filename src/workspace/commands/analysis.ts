/** What an analysis is: from what it is asked to what it has found, and from there to text. */
import type { ElementResult, ReportedDiagnostic, RunResult } from '../../findings/result.js';
import { jsonReport } from '../../reports/json.js';
import { withSummary } from '../../reports/summary-text.js';
import type { Card } from './card.js';
import type { AnalysisCommand } from './command.js';
import type { CommonOptions } from './common-options.js';
import { envelope, errors } from './envelope.js';
import type { Host, OpenedInputs } from './host.js';
import type { OptionCards, OptionValues } from './option.js';

/** What an analysis is asked: the words of the command line, read, and the means to answer. */
export interface Asked<O extends OptionCards> extends Host {
  /** The inputs that are named. */
  readonly names: readonly string[];
  readonly options: OptionValues<O> & CommonOptions;
}

/** What an analysis has found. It may hold more, for its reports. */
export interface Ran {
  readonly opened: OpenedInputs;
  readonly results: readonly ElementResult[];
  /** What the claims rest on. */
  readonly assumptions: readonly string[];
  /** About the analysis itself. */
  readonly diagnostics: readonly ReportedDiagnostic[];
  /** What the front ends say; absent: all that the workspace has. */
  readonly inputDiagnostics?: readonly ReportedDiagnostic[];
  /** A sentence for each name or option that means nothing in these programs. */
  readonly unmatched: readonly string[];
  /** Faults of Espalier's own; each is a diagnostic too. */
  readonly faults: number;
  /** Methods looked at. */
  readonly methods: number;
  /** Whether the answer is of no use, although the inputs are. */
  readonly isUnusable?: boolean;
  /** Whether there is nothing to write; a sentence of `unmatched` says why. */
  readonly isWithheld?: boolean;
}

/** The command line means nothing by itself, or nothing for these programs: nothing was analysed. */
export interface Refused {
  readonly refused: readonly string[];
}

/** Writes what was found, in one format. */
export type Report<N extends Ran, O extends OptionCards> = (
  result: RunResult<N['results'][number]>,
  ran: N,
  asked: Asked<O>,
) => string | Promise<string>;

export interface Analysis<O extends OptionCards, N extends Ran> {
  readonly card: Card<O>;
  readonly claims: readonly string[];
  readonly run: (asked: Asked<O>) => Promise<N | Refused>;
  /** By format, `text` and further ones; `json` is the same for all. */
  readonly reports: Readonly<Record<string, Report<N, O>>> & { readonly text: Report<N, O> };
}

/** An analysis as a command: its types are kept to itself, so that commands of all kinds stand in one list. */
export function analysis<O extends OptionCards, N extends Ran>({
  card,
  claims,
  run,
  reports: { text, ...others },
}: Analysis<O, N>): AnalysisCommand {
  const json: Report<N, O> = (result) => jsonReport(result);
  const told: Report<N, O> = async (result, ran, asked) =>
    withSummary(await text(result, ran, asked), result, {
      paint: asked.paint,
      assumptions: asked.options.assumptions === true,
    });
  const reports = new Map(Object.entries<Report<N, O>>({ text: told, json, ...others }));
  return {
    kind: 'analysis',
    card,
    formats: [...reports.keys()],
    claims,
    perform: async (names, options, host) => {
      const started = Date.now();
      // These options were read by the card's own, so they are of its types.
      const asked: Asked<O> = { ...host, names, options: options as Asked<O>['options'] };
      const ran = await run(asked);
      if ('refused' in ran) {
        return { kind: 'refused', problems: errors(ran.refused) };
      }
      const result = resultOf(card, ran, started);
      const write = reports.get(asked.options.format) ?? told;
      return {
        kind: 'performed',
        result,
        ...(ran.isWithheld === true ? {} : { text: await write(result, ran, asked) }),
        faults: ran.faults,
        isUnusable: ran.opened.unusable() || ran.unmatched.length > 0 || ran.isUnusable === true,
      };
    },
  };
}

/** Known once the analysis is done: bodies are read on demand, and speak up then. */
function resultOf<N extends Ran>(card: Card, ran: N, started: number): RunResult<N['results'][number]> {
  const { opened, inputDiagnostics = opened.workspace.diagnostics() } = ran;
  return envelope(card, {
    library: opened.library,
    assumptions: ran.assumptions,
    results: ran.results,
    diagnostics: [...opened.diagnostics, ...ran.diagnostics, ...errors(ran.unmatched), ...inputDiagnostics],
    methods: ran.methods,
    started,
  });
}
