/**
 * A command: its card, and what it does.
 *
 * An *analysis* opens programs, finds something out and writes it down. It needs nothing of the machine but what the host
 * hands it, so that any shell can perform it. A *tool* has a card like any other and is performed by the shell itself, since it
 * is about the machine: a server, the streams of a running program, files that a team keeps.
 */
import type { ReportedDiagnostic, RunResult } from '../../findings/result.js';
import type { Card } from './card.js';
import type { Host } from './host.js';
import type { OptionCards } from './option.js';

export type Command = AnalysisCommand | Tool;

interface Listed<Id extends string> {
  readonly card: Card<OptionCards, Id>;
  /** Output formats, the default first; none: the command takes none of the common options. */
  readonly formats: readonly string[];
  /** The properties of its claims: what `--fail-on` can name. */
  readonly claims: readonly string[];
}

export interface Tool<Id extends string = string> extends Listed<Id> {
  readonly kind: 'tool';
}

export interface AnalysisCommand extends Listed<string> {
  readonly kind: 'analysis';
  /** `options` are those of the card and the common ones, as they were read. */
  perform(names: readonly string[], options: Readonly<Record<string, unknown>>, host: Host): Promise<Performed>;
}

export type Performed =
  | { readonly kind: 'refused'; readonly problems: readonly ReportedDiagnostic[] }
  | {
      readonly kind: 'performed';
      readonly result: RunResult;
      /** In the format that was asked for; absent: withheld. */
      readonly text?: string;
      readonly faults: number;
      readonly isUnusable: boolean;
    };

/** A tool as it stands in the list: what the shell does under its name is the shell's. */
export function tool<const Id extends string>(listed: Listed<Id>): Tool<Id> {
  return { kind: 'tool', ...listed };
}
