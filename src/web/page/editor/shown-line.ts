/** The line that a step is about: tinted and named, while the cursor stays where it is. */
import { RangeSet, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutterLineClass } from '@codemirror/view';

/** From 1; undefined where no line is shown. */
export const showLine = StateEffect.define<number | undefined>();

const tint = Decoration.line({ class: 'shown-line', attributes: { 'data-shown': 'true' } });

class Tint extends GutterMarker {
  override elementClass = 'shown-line';
}

const shown = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, transaction) {
    for (const effect of transaction.effects) {
      if (!effect.is(showLine)) continue;
      const line = effect.value;
      if (line === undefined || line < 1 || line > transaction.newDoc.lines) return Decoration.none;
      return Decoration.set([tint.range(transaction.newDoc.line(line).from)]);
    }
    return transaction.docChanged ? value.map(transaction.changes) : value;
  },
  provide: (field) => [
    EditorView.decorations.from(field),
    gutterLineClass.from(field, (set) => {
      const markers: { from: number; value: Tint }[] = [];
      set.between(0, Number.MAX_SAFE_INTEGER, (from) => {
        markers.push({ from, value: new Tint() });
      });
      return RangeSet.of(markers.map(({ from, value }) => value.range(from)));
    }),
  ],
});

export const shownLine = shown;
