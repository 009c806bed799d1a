/** Comments that are formulas look like code that matters. */
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

const formula = new MatchDecorator({
  regexp: /\/\/@.*|\/\*@[^*]*\*\//g,
  decoration: Decoration.mark({ class: 'formula' }),
});

export const formulas = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = formula.createDeco(view);
    }

    update(update: ViewUpdate): void {
      this.decorations = formula.updateDeco(update, this.decorations);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);
