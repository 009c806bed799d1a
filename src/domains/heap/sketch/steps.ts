/** One instruction over a picture. */
import type { CodeEdge } from '../../../engine/code.js';
import type { Ask } from '../../../engine/domain.js';
import { type Alarm, goesOn, type Outcome } from '../../../engine/outcome.js';
import type { Question } from '../../../engine/question.js';
import type { Instruction } from '../../../ir/instructions.js';
import { loaded, stored } from './accesses.js';
import { resultOf } from './activations.js';
import { canEnd } from './conditions.js';
import { assume, evaluate, symbolOf } from './expressions.js';
import { allocate } from './heap.js';
import type { Picture } from './pictures.js';
import { setVariable, type Tools, thrown } from './tools.js';
import { anyOf, OTHER_VALUE } from './values.js';

export function step(
  tools: Tools,
  question: (at: CodeEdge) => Question | undefined,
  { at, picture, ask }: { readonly at: CodeEdge; readonly picture: Picture; readonly ask: Ask },
): Outcome<Picture> {
  const { instruction } = at.edge;
  const activation = tools.activation(picture);
  const scope = tools.scope(activation);
  const sketch = picture.sketch.copy();
  switch (instruction.kind) {
    case 'assume':
      return tools.outcome(at, activation, {
        normal: assume(sketch, scope, instruction.condition, 'holds') ? [sketch] : [],
      });
    case 'assign': {
      const { target, value } = instruction;
      const normal = evaluate(sketch, scope, value, target.type).map(({ sketch: way, symbol }) => {
        setVariable(way, activation, target.index, symbol);
        return way;
      });
      return tools.outcome(at, activation, { normal });
    }
    case 'new': {
      const { target, type } = instruction;
      const made = tools.isFollowed(type)
        ? allocate(sketch, tools.nodes, tools.nodes.number(type, 'allocated', at.number))
        : sketch.fresh(OTHER_VALUE);
      setVariable(sketch, activation, target.index, made);
      return tools.outcome(at, activation, { normal: [sketch] });
    }
    case 'new-array':
      setVariable(sketch, activation, instruction.target.index, sketch.fresh(OTHER_VALUE));
      return tools.outcome(at, activation, { normal: [sketch] });
    case 'havoc':
      setVariable(sketch, activation, instruction.target.index, sketch.fresh(anyOf(instruction.target.type)));
      return tools.outcome(at, activation, { normal: [sketch] });
    case 'load':
      return tools.outcome(at, activation, { normal: loaded(sketch, scope, instruction.place, instruction.target) });
    case 'store': {
      const symbol = symbolOf(sketch, scope, instruction.value);
      return tools.outcome(at, activation, { normal: stored(sketch, scope, instruction.place, symbol) });
    }
    case 'return':
      if (instruction.value !== undefined)
        sketch.variables[resultOf(activation)] = symbolOf(sketch, scope, instruction.value);
      return tools.outcome(at, activation, { normal: [sketch] });
    case 'throw': {
      const { index } = activation.code.body.thrown;
      setVariable(sketch, activation, index, symbolOf(sketch, scope, instruction.value));
      return tools.outcome(at, activation, { normal: [sketch] });
    }
    case 'check':
      return checked(tools, { at, picture, instruction });
    case 'specify':
      return specified(picture, instruction, question(at), ask);
    case 'monitor':
      return goesOn(picture);
    case 'call':
    case 'initialise':
    case 'unsupported':
      throw new Error(`'${instruction.kind}' is no step`);
  }
}

function checked(
  tools: Tools,
  {
    at,
    picture,
    instruction: { condition },
  }: {
    readonly at: CodeEdge;
    readonly picture: Picture;
    readonly instruction: Extract<Instruction, { kind: 'check' }>;
  },
): Outcome<Picture> {
  const activation = tools.activation(picture);
  const scope = tools.scope(activation);
  const [holding, failing] = [picture.sketch.copy(), picture.sketch.copy()];
  const normal = canEnd(holding, scope, condition, 'holds') ? [holding] : [];
  const exceptional = canEnd(failing, scope, condition, 'fails') ? [thrown(failing, activation)] : [];
  const certainty = normal.length === 0 ? 'must' : 'may';
  const alarm: Alarm = { rule: condition.kind, certainty, latent: certainty === 'may' };
  return {
    ...tools.outcome(at, activation, { normal, exceptional }),
    alarms: exceptional.length === 0 ? [] : [alarm],
  };
}

function specified(
  picture: Picture,
  { clause, formula }: Extract<Instruction, { kind: 'specify' }>,
  question: Question | undefined,
  ask: Ask,
): Outcome<Picture> {
  const truth = clause === 'assume' || question === undefined ? 'unknown' : ask(question);
  if (clause === 'assume' || truth === 'yes') return goesOn(picture);
  const certainty = truth === 'no' ? 'must' : 'may';
  return { ...goesOn(picture), alarms: [{ rule: 'formula', certainty, latent: false, message: formula }] };
}
