/** Marks in the editor: signs in the gutter, verdicts beside lines. They move with the text, and say so when it has changed. */
import { RangeSet, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutter, WidgetType } from '@codemirror/view';
import type { Mark, Offer } from '../../protocol.js';
import { gutterLabel, inlineText, isInGutter, isInline, SIGNS, wholeText, worstOf } from '../logic/marks.js';

/** What a reader can do about a mark. */
export interface MarkActions {
  /** Shows what the mark is about: its run, or its finding. */
  readonly open: (mark: Mark) => void;
  readonly accept: (offer: Offer) => void;
}

/** All marks of the file; they are about the text as it is now. */
export const setMarks = StateEffect.define<readonly Mark[]>();

interface Placed {
  readonly lines: RangeSet<MarkedLine>;
  readonly isStale: boolean;
}

class MarkedLine extends GutterMarker {
  readonly marks: readonly Mark[];
  readonly isStale: boolean;

  constructor(marks: readonly Mark[], age: 'stale' | 'current') {
    super();
    this.marks = marks;
    this.isStale = age === 'stale';
  }

  override eq(other: MarkedLine): boolean {
    return other.isStale === this.isStale && other.marks === this.marks;
  }
}

const placed = StateField.define<Placed>({
  create: () => ({ lines: RangeSet.empty, isStale: false }),
  update(value, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setMarks)) return { lines: linesOf(transaction.newDoc, effect.value), isStale: false };
    }
    if (!transaction.docChanged) return value;
    const lines = value.lines.map(transaction.changes);
    if (value.isStale) return { lines, isStale: true };
    // Each is made anew, so that it is drawn anew.
    return { lines: staled(lines, transaction.newDoc.length), isStale: true };
  },
});

function linesOf(text: Text, marks: readonly Mark[]): RangeSet<MarkedLine> {
  const byLine = new Map<number, Mark[]>();
  for (const mark of marks) {
    const line = Math.max(1, Math.min(mark.line, text.lines));
    byLine.set(line, [...(byLine.get(line) ?? []), mark]);
  }
  return RangeSet.of(
    [...byLine].map(([line, own]) => new MarkedLine(own, 'current').range(text.line(line).from)),
    true,
  );
}

function staled(lines: RangeSet<MarkedLine>, length: number): RangeSet<MarkedLine> {
  const ranges: { from: number; value: MarkedLine }[] = [];
  lines.between(0, length, (from, _to, { marks }) => {
    ranges.push({ from, value: new MarkedLine(marks, 'stale') });
  });
  return RangeSet.of(
    ranges.map(({ from, value }) => value.range(from)),
    true,
  );
}

class Sign extends GutterMarker {
  readonly line: number;
  readonly marked: MarkedLine;

  constructor(line: number, marked: MarkedLine) {
    super();
    this.line = line;
    this.marked = marked;
  }

  override eq(other: Sign): boolean {
    return other.line === this.line && other.marked.eq(this.marked);
  }

  override toDOM(): HTMLElement {
    const { marks, isStale } = this.marked;
    const shown = marks.filter(isInGutter);
    const verdict = worstOf(shown)?.verdict ?? 'unknown';
    const sign = document.createElement('span');
    sign.className = `sign ${isStale ? 'stale' : verdict}`;
    sign.textContent = isStale ? '·' : SIGNS[verdict];
    sign.setAttribute('role', 'img');
    sign.setAttribute('aria-label', gutterLabel(this.line, shown, isStale ? 'stale' : 'current'));
    sign.title = gutterLabel(this.line, shown, isStale ? 'stale' : 'current');
    sign.dataset.mark = isStale ? 'stale' : verdict;
    sign.dataset.line = String(this.line);
    return sign;
  }
}

class Verdicts extends WidgetType {
  readonly line: number;
  readonly marked: MarkedLine;
  readonly actions: MarkActions;

  constructor(line: number, marked: MarkedLine, actions: MarkActions) {
    super();
    this.line = line;
    this.marked = marked;
    this.actions = actions;
  }

  override eq(other: Verdicts): boolean {
    return other.line === this.line && other.marked.eq(this.marked);
  }

  override toDOM(): HTMLElement {
    const { marks, isStale } = this.marked;
    const box = document.createElement('span');
    box.className = 'verdicts';
    // One word is enough for a line that has changed.
    const shown = isStale ? marks.filter(isInline).slice(0, 1) : marks.filter(isInline);
    for (const mark of shown) box.append(...this.#partsOf(mark, isStale ? 'stale' : 'current'));
    return box;
  }

  override ignoreEvent(): boolean {
    return true;
  }

  #partsOf(mark: Mark, age: 'stale' | 'current'): readonly HTMLElement[] {
    const opens = age === 'current' && mark.verdict !== 'problem' && mark.verdict !== 'proved';
    const text = document.createElement(opens ? 'button' : 'span');
    text.className = `verdict ${age === 'stale' ? 'stale' : mark.verdict}`;
    text.textContent = inlineText(mark, age);
    text.title = wholeText(mark, age);
    text.setAttribute('aria-label', wholeText(mark, age));
    if (!opens) text.setAttribute('role', 'note');
    text.dataset.verdict = age === 'stale' ? 'stale' : mark.verdict;
    text.dataset.line = String(this.line);
    if (opens) text.addEventListener('click', () => this.actions.open(mark));
    const { offer } = mark;
    if (offer === undefined || age === 'stale') return [text];
    const accept = document.createElement('button');
    accept.className = 'offer';
    accept.textContent = `Add ${offer.text}`;
    accept.title = 'With this line it is proved: put it before the method';
    accept.addEventListener('click', () => this.actions.accept(offer));
    return [text, accept];
  }
}

function verdictsOf(
  state: { readonly doc: Text; readonly lines: RangeSet<MarkedLine> },
  actions: MarkActions,
): DecorationSet {
  const { doc, lines } = state;
  const ranges: ReturnType<Decoration['range']>[] = [];
  let last = -1;
  lines.between(0, doc.length, (from, _to, marked) => {
    const line = doc.lineAt(from);
    // Lines that were joined show what was said of the first of them.
    if (line.number === last || !marked.marks.some(isInline)) return;
    last = line.number;
    ranges.push(Decoration.widget({ widget: new Verdicts(line.number, marked, actions), side: 1 }).range(line.to));
  });
  return Decoration.set(ranges, true);
}

export function marksExtension(actions: MarkActions) {
  return [
    placed,
    EditorView.decorations.compute([placed, 'doc'], (state) =>
      verdictsOf({ doc: state.doc, lines: state.field(placed).lines }, actions),
    ),
    gutter({
      class: 'signs',
      lineMarker: (view, block) => {
        let sign: Sign | null = null;
        const { doc } = view.state;
        view.state.field(placed).lines.between(block.from, block.to, (from, _to, marked) => {
          if (sign === null && marked.marks.some(isInGutter)) sign = new Sign(doc.lineAt(from).number, marked);
        });
        return sign;
      },
      lineMarkerChange: (update) => update.startState.field(placed) !== update.state.field(placed),
      initialSpacer: () => new Spacer(),
      domEventHandlers: {
        mousedown: (view, block) => {
          const { marks, isStale } = marksAt(view, block.from, block.to);
          const worst = worstOf(marks.filter(isInGutter));
          if (worst === undefined || isStale) return false;
          view.dispatch({ selection: { anchor: block.from } });
          actions.open(worst);
          return true;
        },
      },
    }),
  ];
}

class Spacer extends GutterMarker {
  override toDOM(): HTMLElement {
    const space = document.createElement('span');
    space.className = 'sign';
    space.textContent = '✓';
    return space;
  }
}

function marksAt(view: EditorView, from: number, to: number): { marks: readonly Mark[]; isStale: boolean } {
  const found: Mark[] = [];
  const { lines, isStale } = view.state.field(placed);
  lines.between(from, to, (_from, _to, { marks }) => {
    found.push(...marks);
  });
  return { marks: found, isStale };
}
