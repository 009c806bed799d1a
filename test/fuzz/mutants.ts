/** Seeded faults: each changes one thing of a correct body so that it breaks a rule of the IR. */
import type { Body, Edge } from '../../src/ir/body.js';
import { type Instruction, intConstant, NULL, type Operand, type Variable } from '../../src/ir/instructions.js';
import type { MethodDeclaration } from '../../src/ir/program.js';
import { isPrimitive, type TypeName } from '../../src/ir/types.js';
import type { Choices } from './choices.js';

/** Gives a broken body, or undefined where the body has nothing that this fault can happen to. */
export type Mutant = (body: Body, choices: Choices, method: MethodDeclaration) => Body | undefined;

/** A constant that no variable of the type takes. */
function misfit(type: TypeName): Operand {
  return isPrimitive(type) ? NULL : intConstant(3);
}

/** Replaces one edge, chosen among those that `change` gives a replacement for. */
function changing(change: (edge: Edge, body: Body, method: MethodDeclaration) => Edge | undefined): Mutant {
  return (body, choices, method) => {
    const candidates = body.edges.flatMap((edge) => {
      const changed = change(edge, body, method);
      return changed === undefined ? [] : [{ edge, changed }];
    });
    if (candidates.length === 0) return undefined;
    const { edge, changed } = choices.pick(candidates);
    return withEdges(
      body,
      body.edges.map((each) => (each === edge ? changed : each)),
    );
  };
}

function withEdges(body: Body, edges: readonly Edge[]): Body {
  return { ...body, edges, outgoing: body.outgoing.map((_, point) => edges.filter(({ from }) => from === point)) };
}

function instructed(edge: Edge, instruction: Instruction): Edge {
  return { ...edge, instruction };
}

/** A variable that nothing defines, added to a body. */
function strange(body: Body, type: TypeName): Variable {
  return {
    kind: 'variable',
    index: body.variables.length,
    name: 'strange',
    type,
    role: 'local',
    sourceName: 'strange',
  };
}

export const MUTANTS: Readonly<Record<string, Mutant>> = {
  'assigned value of another type': changing((edge) => {
    const { instruction } = edge;
    if (instruction.kind !== 'assign') return undefined;
    return instructed(edge, { ...instruction, value: misfit(instruction.target.type) });
  }),
  'stored value of another type': changing((edge) => {
    const { instruction } = edge;
    if (instruction.kind !== 'store' || instruction.place.kind === 'length') return undefined;
    const { place } = instruction;
    return instructed(edge, {
      ...instruction,
      value: misfit(place.kind === 'element' ? place.type : place.field.type),
    });
  }),
  'returned value of another type': changing((edge, _body, method) => {
    const { instruction } = edge;
    if (instruction.kind !== 'return' || instruction.value === undefined) return undefined;
    return instructed(edge, { kind: 'return', value: misfit(method.result) });
  }),
  'use of an undefined variable': (body, choices, method) => {
    const broken = changing((edge) => {
      const { instruction } = edge;
      if (instruction.kind !== 'assign') return undefined;
      return instructed(edge, { ...instruction, value: strange(body, instruction.target.type) });
    })(body, choices, method);
    const used = broken?.edges.flatMap(({ instruction }) =>
      instruction.kind === 'assign' && instruction.value.kind === 'variable' && instruction.value.name === 'strange'
        ? [instruction.value]
        : [],
    );
    return broken === undefined || used === undefined
      ? undefined
      : { ...broken, variables: [...broken.variables, ...used] };
  },
  'variable of another body': changing((edge) => {
    const { instruction } = edge;
    if (instruction.kind !== 'assign' || instruction.value.kind !== 'variable') return undefined;
    return instructed(edge, { ...instruction, value: { ...instruction.value } });
  }),
  'lost edge': (body, choices) => {
    // What remains of a branch on a constant may be the branch that is always taken.
    const missed = body.edges.filter(
      ({ instruction }) => instruction.kind !== 'assume' || instruction.condition.kind !== 'constant',
    );
    if (missed.length === 0) return undefined;
    const lost = choices.pick(missed);
    return withEdges(
      body,
      body.edges.filter((edge) => edge !== lost),
    );
  },
  'edge twice': (body, choices) => {
    const doubled = choices.pick(body.edges);
    return withEdges(
      body,
      body.edges.flatMap((edge) => (edge === doubled ? [edge, { ...edge }] : [edge])),
    );
  },
  'branches that are alike': (body, choices) => {
    const branching = body.outgoing.filter((edges) => edges.length > 1);
    if (branching.length === 0) return undefined;
    const [first, second] = choices.pick(branching) as readonly [Edge, Edge];
    return withEdges(
      body,
      body.edges.map((edge) => (edge === second ? instructed(edge, first.instruction) : edge)),
    );
  },
  'lost handler': changing(({ exceptional, ...edge }) => (exceptional === undefined ? undefined : edge)),
  'handler of what does not throw': changing((edge, body) =>
    edge.exceptional !== undefined || body.exceptionalExit === undefined
      ? undefined
      : { ...edge, exceptional: body.exceptionalExit },
  ),
  'edge to nowhere': changing((edge, body) => ({ ...edge, to: body.points })),
  'assignment into the exit': changing((edge, body) =>
    edge.instruction.kind === 'assign' && body.exit !== undefined ? { ...edge, to: body.exit } : undefined,
  ),
  'field that is not there': changing((edge) => {
    const { instruction } = edge;
    if (instruction.kind !== 'load' && instruction.kind !== 'store') return undefined;
    const { place } = instruction;
    if (place.kind === 'element' || place.kind === 'length') return undefined;
    return instructed(edge, { ...instruction, place: { ...place, field: { ...place.field, name: 'missing' } } });
  }),
  'instance field without object': changing((edge) => {
    const { instruction } = edge;
    if (instruction.kind !== 'load' && instruction.kind !== 'store') return undefined;
    const { place } = instruction;
    return place.kind === 'field'
      ? instructed(edge, { ...instruction, place: { kind: 'static', field: place.field } })
      : undefined;
  }),
  'method that is not there': changing((edge) => {
    const { instruction } = edge;
    if (instruction.kind !== 'call') return undefined;
    return instructed(edge, { ...instruction, method: { ...instruction.method, name: 'missing' } });
  }),
  'lost argument': changing((edge) => {
    const { instruction } = edge;
    if (instruction.kind !== 'call' || instruction.arguments.length === 0) return undefined;
    return instructed(edge, { ...instruction, arguments: instruction.arguments.slice(0, -1) });
  }),
  'argument of another type': changing((edge) => {
    const { instruction } = edge;
    const last = instruction.kind === 'call' ? instruction.arguments.at(-1) : undefined;
    if (instruction.kind !== 'call' || last === undefined) return undefined;
    return instructed(edge, { ...instruction, arguments: [...instruction.arguments.slice(0, -1), misfit(last.type)] });
  }),
  'call that mistakes its dispatch': changing((edge) => {
    const { instruction } = edge;
    if (instruction.kind !== 'call') return undefined;
    return instructed(edge, { ...instruction, dispatch: instruction.dispatch === 'static' ? 'special' : 'static' });
  }),
  'check of a number for null': changing((edge) => {
    const { instruction } = edge;
    if (instruction.kind !== 'check' || instruction.condition.kind !== 'not-null') return undefined;
    return instructed(edge, { ...instruction, condition: { kind: 'not-null', operand: intConstant(0) } });
  }),
  'parameter of another type': (body) => {
    const [first, ...rest] = body.parameters;
    if (first === undefined) return undefined;
    const changed = { ...first, type: isPrimitive(first.type) ? 'java.lang.Object' : 'int' };
    const variables = body.variables.map((variable) => (variable === first ? changed : variable));
    return { ...body, variables, parameters: [changed, ...rest] };
  },
};
