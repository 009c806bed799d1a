/** What a shell hands to analyses: programs by their names, and the few things that differ between a terminal and elsewhere. */
import type { ReportedDiagnostic } from '../../findings/result.js';
import type { Paint } from '../../reports/claim-text.js';
import type { mentionedClasses } from '../mentioned-classes.js';
import type { WithComponents } from '../shipped-components.js';
import type { SourceInput, Workspace } from '../workspace.js';

/** Programs that were opened: what an analysis reads, and what is known of them besides. */
export interface OpenedInputs {
  readonly workspace: Workspace;
  /** About files and options, before any Java was read. */
  readonly diagnostics: readonly ReportedDiagnostic[];
  /** Whether an input could not be used, as far as reading it has shown. */
  unusable(): boolean;
  /** The text of an input file, by the name that locations use. */
  source(file: string): string | undefined;
  /** Where bodies of library classes come from. */
  readonly library: 'models' | 'jdk';
}

export interface OpenHow {
  /** Class files that no `--class` or `--method` means are library, not input: they are read only when referred to. */
  readonly focus?: boolean;
  /** Sources that ship with the package and are analysed with what is named. */
  readonly besides?: readonly SourceInput[];
}

/** What a shell hands to analyses. */
export interface Host {
  open(names: readonly string[], how?: OpenHow): Promise<OpenedInputs>;
  /** Whether a class comes from a file, folder or archive of these names. */
  belongingTo(names: readonly string[]): IsMeant;
  /** With the protocols that ship with the package, for the library classes that the clients use. */
  openWithComponents(names: readonly string[], isClient: IsMeant): Promise<WithComponents<OpenedInputs>>;
  /** The specifications of library classes: those of these folders, and those that ship with the package. */
  specifications(folders: readonly string[]): readonly { readonly file: string; readonly text: string }[];
  readonly onProgress: (done: number, all: number, what: string) => void;
  /** How text is coloured. */
  readonly paint: Paint;
  /** Graphviz: text to a picture, or to where things are in it. */
  svg(): Promise<(dot: string) => string>;
  layOut(): Promise<(dot: string) => string>;
}

export type IsMeant = Parameters<typeof mentionedClasses>[1];
