/**
 * Sketches: one abstract picture a point, in which places hold symbols. `state` is the picture over `values`, `order` and `nodes`; `heap` changes it,
 * `expressions`, `arithmetic` and `conditions` compute, `join` puts two together, `below` compares them. The domain over them: `pictures` are its
 * states, with `activations` of methods; `tools` are shared by `steps`, `accesses`, `calls`, `answers`; `show` tells and draws, `represents` judges,
 * `budgets` bound it. `typestate` runs the same sketches on methods that use protocols, with what it knows of these.
 */
import type { Code } from '../../../engine/code.js';
import type { Domain, MakeDomain, Start } from '../../../engine/domain.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import { isReference } from '../../../ir/types.js';
import { statementQuestions } from '../../combinators/statement-questions.js';
import { placesOf } from './activations.js';
import { answer } from './answers.js';
import { enter, leave, receivers, unknown } from './calls.js';
import { imagine } from './heap.js';
import type { Picture } from './pictures.js';
import { represents } from './represents.js';
import { drawPicture, showPicture } from './show.js';
import { Sketch } from './state.js';
import { step } from './steps.js';
import { setVariable, Tools } from './tools.js';
import { anyOf, nodeValue, OTHER_VALUE, type SymbolNumber, UNSET } from './values.js';

export type { Picture };

export const sketch: MakeDomain<Picture> = (program): Domain<Picture> => {
  const tools = new Tools(program);
  const questions = statementQuestions(program.hierarchy);
  return {
    id: 'sketch',
    title: 'Which objects of the program variables and fields lead to, what is the same, and how numbers compare.',
    lattice: tools.pictures.lattice,
    entry: (code, start) => [entry(tools, code, start)],
    step: (at, picture, ask) => step(tools, questions, { at, picture, ask }),
    receivers: (at, picture) => receivers(tools, at, picture),
    enter: (at, callee, before) => enter(tools, at, callee, before),
    leave: (at, _, frame, exit) => leave(tools, at, frame, exit),
    unknown: (at, _, before) => unknown(tools, at, before, 'any'),
    abstract: (picture, { code, point }) => {
      const activation = tools.activation(picture);
      const live = program.live(code);
      const kept = picture.sketch.copy();
      for (const variable of code.body.variables)
        if (!live.isLive(variable, point)) setVariable(kept, activation, variable.index, UNSET);
      return tools.pictures.of(kept, activation);
    },
    ask: (question, picture) => answer(tools, question, picture),
    represents: (concrete, picture) => represents(tools, concrete, picture),
    show: (picture, code) => showPicture(picture, tools.nodes, code),
    draw: (picture, { code }) => drawPicture(picture, tools.nodes, code),
  };
};

/** The receiver is an object that others have too. */
function entry(tools: Tools, code: Code, { nullness }: Start): Picture {
  const activation = tools.pictures.activations.alone(code);
  const first = Sketch.empty();
  while (first.variables.length < placesOf(activation)) first.variables.push(UNSET);
  const { method, body } = code;
  for (const [index, { index: variable, type }] of body.parameters.entries()) {
    const isReceiver = index === 0 && !hasFlag(method, Flag.STATIC);
    const isObject = isReference(type) && (isReceiver || nullness(index) === 'non-null');
    const value = isObject ? OTHER_VALUE : anyOf(type);
    setVariable(first, activation, variable, isReceiver ? receiver(tools, first, code) : first.fresh(value));
  }
  return tools.pictures.of(first, activation);
}

function receiver({ nodes, program }: Tools, first: Sketch, { method: { owner } }: Code): SymbolNumber {
  if (program.hierarchy.isInterface(owner)) return first.fresh(OTHER_VALUE);
  const node = nodes.number(owner, 'receiver', -1);
  imagine(first, nodes, node);
  return first.fresh(nodeValue(node));
}
