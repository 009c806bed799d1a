/**
 * The ladder from numbers to domains: an abstraction of integers becomes a domain over the local variables of a method.
 *
 * It knows values of variables of type boolean, byte, short, char, int and long; what is absent may have any value of its
 * type. The heap is not modelled: what is loaded may be anything, and what concerns references may always fail. Arguments
 * and results of calls are passed on by value.
 */
import type { CodeEdge } from '../../engine/code.js';
import type { Domain, MakeDomain } from '../../engine/domain.js';
import { goesOn, type Outcome } from '../../engine/outcome.js';
import { hashConsed } from '../../lattices/hash-consed.js';
import { topMaps } from '../../lattices/top-map.js';
import { statementQuestions } from './statement-questions.js';
import { ValueExpressions, type Values } from './value-expressions.js';
import { ValueFormulas } from './value-formulas.js';
import { ValueNumbers } from './value-numbers.js';
import type { ValueSpec } from './value-spec.js';
import { ValueSteps } from './value-steps.js';
import { ComparedNumbers } from './value-thresholds.js';
import { drawValues, representsValues, showValues } from './value-views.js';

export type { Values } from './value-expressions.js';
export type { ValueSpec } from './value-spec.js';

/** What an absent binding says is said by elements that cover every number of every type. */
const EVERY_TYPE = ['boolean', 'byte', 'short', 'char', 'int', 'long'];

export function valueDomain<V>(spec: ValueSpec<V>): MakeDomain<Values<V>> {
  return (program): Domain<Values<V>> => {
    const numbers = new ValueNumbers(spec);
    const thresholds = new ComparedNumbers(spec);
    const states = topMaps(
      { ...spec.lattice, widen: thresholds.widen },
      { isTop: (value) => EVERY_TYPE.every((type) => numbers.isAny(value, type)), showKey: (key) => `v${key}` },
    );
    const expressions = new ValueExpressions(numbers, states);
    const formulas = new ValueFormulas(numbers, expressions);
    const steps = new ValueSteps({ numbers, expressions, formulas, questions: statementQuestions(program.hierarchy) });
    const both = (at: CodeEdge, normal: Values<V>, exceptional: Values<V>): Outcome<Values<V>> => ({
      ...goesOn(normal),
      exceptional: at.edge.exceptional === undefined ? [] : [exceptional],
    });
    return {
      id: spec.id,
      title: spec.title,
      ...(spec.paper === undefined ? {} : { paper: spec.paper }),
      lattice: hashConsed(states),
      entry: (code) => {
        thresholds.meet(code);
        return [states.top];
      },
      step: (at, state, ask) => steps.step(at, state, ask),

      enter: ({ edge: { instruction } }, callee, before) => {
        thresholds.meet(callee);
        const values = instruction.kind === 'call' ? instruction.arguments : [];
        let entry = states.top;
        callee.body.parameters.forEach((parameter, index) => {
          const argument = values[index];
          if (argument === undefined) return;
          entry = expressions.assigned(entry, parameter, expressions.operand(before, argument)) ?? entry;
        });
        return [{ callee: entry, frame: before }];
      },
      leave: (at, callee, frame, exit) => {
        if (exit.kind === 'exceptional') return { ...goesOn(), exceptional: [frame] };
        const { instruction } = at.edge;
        if (instruction.kind !== 'call' || instruction.target === undefined) return goesOn(frame);
        const result = states.at(exit.state, callee.body.variables.length) ?? numbers.any(instruction.target.type);
        const after = expressions.assigned(frame, instruction.target, result);
        return after === undefined ? goesOn() : goesOn(after);
      },
      unknown: (at, _, before) => {
        const { instruction } = at.edge;
        if (instruction.kind === 'unsupported') return both(at, states.top, states.top);
        const target = instruction.kind === 'call' ? instruction.target : undefined;
        return both(at, expressions.forgotten(before, target), before);
      },

      abstract: (state, { code, point }) => {
        const live = program.live(code);
        // The result stands behind the variables.
        return states.only(state, (index) => {
          const variable = code.body.variables[index];
          return variable === undefined || live.isLive(variable, point);
        });
      },
      ask: (question, state) => formulas.ask(question, state),
      refine: (question, state) => formulas.refine(question, state),
      represents: (concrete, state) => representsValues(spec.contains, concrete, state),
      show: (state, code) => showValues(spec.lattice.show, state, code),
      draw: (state, { code }) => drawValues(spec, state, code),
    };
  };
}
