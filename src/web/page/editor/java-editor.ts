/** The editor: one file at a time, each with its own history. */
import { defaultKeymap, history, historyKeymap, indentWithTab, insertNewlineAndIndent } from '@codemirror/commands';
import { java } from '@codemirror/lang-java';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Mark } from '../../protocol.js';
import type { Insertion } from '../logic/insertion.js';
import { formulas } from './formulas.js';
import { JAVA_LOOK } from './java-look.js';
import { type MarkActions, marksExtension, setMarks } from './marks.js';
import { showLine, shownLine } from './shown-line.js';

export interface EditorEvents extends MarkActions {
  /** The user, or an accepted offer, has changed the text of the file. */
  readonly changed: (path: string, text: string) => void;
  /** The cursor is on another line. */
  readonly moved: (path: string, line: number) => void;
  /** The user wants to leave by keyboard. */
  readonly left: () => void;
}

export class JavaEditor {
  readonly #events: EditorEvents;
  readonly #view: EditorView;
  readonly #states = new Map<string, EditorState>();
  #path = '';

  constructor(parent: HTMLElement, events: EditorEvents) {
    this.#events = events;
    this.#view = new EditorView({ parent, state: this.#stateOf('') });
  }

  /** Shows a file as it was left; a text that came from elsewhere starts afresh. */
  open(path: string, text: string): void {
    if (path === this.#path && text === this.#view.state.doc.toString()) return;
    this.#states.set(this.#path, this.#view.state);
    const kept = this.#states.get(path);
    this.#path = path;
    this.#view.setState(kept !== undefined && kept.doc.toString() === text ? kept : this.#stateOf(text));
  }

  /** Other programs: nothing of the old ones is kept. */
  forget(): void {
    this.#states.clear();
    this.#path = '';
  }

  mark(marks: readonly Mark[]): void {
    this.#view.dispatch({ effects: setMarks.of(marks) });
  }

  /** Tints the line and brings it into sight. */
  show(line: number | undefined): void {
    const { doc } = this.#view.state;
    const at = line === undefined || line < 1 || line > doc.lines ? undefined : doc.line(line).from;
    this.#view.dispatch({
      effects: [
        showLine.of(line),
        ...(at === undefined ? [] : [EditorView.scrollIntoView(at, { y: 'nearest', yMargin: 48 })]),
      ],
    });
  }

  /** Puts the cursor at the beginning of the code of the line. */
  goTo(line: number): void {
    const { doc } = this.#view.state;
    const { from, text } = doc.line(Math.max(1, Math.min(line, doc.lines)));
    const anchor = from + text.length - text.trimStart().length;
    this.#view.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    });
  }

  /** As if it had been typed: it can be taken back. */
  insert({ from, insert }: Insertion): void {
    this.#view.dispatch({ changes: { from, insert }, userEvent: 'input' });
  }

  focus(): void {
    this.#view.focus();
  }

  destroy(): void {
    this.#view.destroy();
  }

  #stateOf(text: string): EditorState {
    return EditorState.create({ doc: text, extensions: this.#extensions() });
  }

  #extensions(): Extension {
    const events = this.#events;
    const leave = (): boolean => {
      events.left();
      return true;
    };
    return [
      lineNumbers(),
      marksExtension(events),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      history(),
      drawSelection(),
      EditorView.lineWrapping,
      indentOnInput(),
      indentUnit.of('    '),
      bracketMatching(),
      java(),
      formulas,
      JAVA_LOOK,
      shownLine,
      Prec.high(
        keymap.of([
          { key: 'Escape', run: leave },
          { key: 'Mod-Enter', run: () => true },
        ]),
      ),
      keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab, { key: 'Enter', run: insertNewlineAndIndent }]),
      EditorView.contentAttributes.of({ 'aria-label': 'Java source', spellcheck: 'false', autocapitalize: 'off' }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) events.changed(this.#path, update.state.doc.toString());
        const lineOf = (state: EditorState): number => state.doc.lineAt(state.selection.main.head).number;
        if (update.docChanged || lineOf(update.startState) !== lineOf(update.state)) {
          events.moved(this.#path, lineOf(update.state));
        }
      }),
    ];
  }
}
