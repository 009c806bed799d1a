/**
 * The card of a command: all that is told of it anywhere, as data.
 *
 * The command line, its help and completion, the page of `explore`, the configuration and the table in the README are
 * read from cards; nothing of it is written a second time. A card imports no analysis, so that the page can hold it.
 */
import type { OptionCards } from './option.js';

export interface Card<O extends OptionCards = OptionCards, Id extends string = string> {
  /** What is typed, and `command` in JSON. */
  readonly id: Id;
  /** What it is asked to do, in the imperative: its line in `espalier --help`. */
  readonly purpose: string;
  /** What somebody wants to know who runs it; absent where it answers nothing about a program. */
  readonly question?: string;
  /** The ways to use it, one or more: rows of the table in the README. */
  readonly uses: readonly Use[];
  /** Whole command lines that `--help` shows. */
  readonly examples: readonly string[];
  readonly input: InputCard;
  /** Its own options, without those that commands share. */
  readonly options: O;
  /** What `explore` calls the tab that shows the same; absent: it has none. */
  readonly view?: ViewCard;
  /** Its page, from the root of the package; absent for what needs none and does not stand in the README. */
  readonly page?: string;
}

export interface Use {
  /** What follows `espalier ID`: `FILE… [--client FILE…]`. */
  readonly words: string;
  /** What happens then, in the third person. */
  readonly does: string;
}

export interface InputCard {
  /** What stands behind the command: `<input...>` where a command line without any is refused, `[input...]` where it is not. */
  readonly takes: '<input...>' | '[input...]' | `<${string}>`;
  readonly text: string;
  /** All words that it takes, where these are no files. */
  readonly words?: readonly string[];
  /** What `Usage:` says after `espalier ID`, a line each; absent: what the command line makes of it. */
  readonly usage?: readonly string[];
}

export interface ViewCard<Name extends string = string> {
  readonly name: Name;
  readonly title: string;
}

/** Keeps the types of the options and of the id, which the values alone have. */
export function defineCard<const Id extends string, O extends OptionCards, const V extends ViewCard>(
  card: Card<O, Id> & { readonly view: V },
): Card<O, Id> & { readonly view: V };
export function defineCard<const Id extends string, O extends OptionCards>(card: Card<O, Id>): Card<O, Id>;
export function defineCard(card: Card): Card {
  return card;
}

/** What all commands that read programs take. */
export const PROGRAMS = '.java, .class, .jar and .jmod files, folders of them, jdk:java.util, jdk:java.util.List';
