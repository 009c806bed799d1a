/** Satisfiability of circuits, by CaDiCaL compiled to WebAssembly; the module is loaded once, then all is synchronous. */
import type { Cadical } from 'cadical-wasm';
import { type Circuit, FALSE, type Literal, TRUE } from './circuit.js';

export interface Model {
  /** Whether the literal holds; what the question does not depend on is false. */
  value(literal: Literal): boolean;
}

export type Answer =
  | { readonly kind: 'satisfiable'; readonly model: Model }
  | { readonly kind: 'unsatisfiable' }
  /** The budget of conflicts was spent. */
  | { readonly kind: 'unknown' };

export interface Solver {
  /** Whether all constraints can hold at once. */
  solve(circuit: Circuit, constraints: readonly Literal[], conflicts: number): Answer;
}

export async function loadSolver(): Promise<Solver> {
  const { Cadical, loadCadical } = await import('cadical-wasm');
  const module = await loadCadical();
  return {
    solve: (circuit, constraints, conflicts) => {
      if (constraints.includes(FALSE)) return { kind: 'unsatisfiable' };
      const cadical = new Cadical(module, { quiet: true });
      try {
        return solve(cadical, circuit, constraints, conflicts);
      } finally {
        cadical.dispose();
      }
    },
  };
}

/** Only gates that the constraints depend on become clauses (G. Tseitin, 1968). */
function solve(cadical: Cadical, circuit: Circuit, constraints: readonly Literal[], conflicts: number): Answer {
  const seen = new Uint8Array(circuit.size);
  const work: number[] = [];
  const visit = (literal: Literal): void => {
    const gate = literal >> 1;
    if (seen[gate] === 1) return;
    seen[gate] = 1;
    work.push(gate);
  };
  for (const constraint of constraints) {
    if (constraint === TRUE) continue;
    visit(constraint);
    cadical.addClause([signed(constraint)]);
  }
  for (let gate = work.pop(); gate !== undefined; gate = work.pop()) {
    const inputs = circuit.inputs(gate);
    if (inputs === undefined) continue;
    const [left, right] = inputs;
    visit(left);
    visit(right);
    cadical.addClause([-gate, signed(left)]);
    cadical.addClause([-gate, signed(right)]);
    cadical.addClause([gate, -signed(left), -signed(right)]);
  }
  const status = cadical.solve({ conflicts });
  if (status !== 'satisfiable') return { kind: status === 'unsatisfiable' ? 'unsatisfiable' : 'unknown' };
  const found = cadical.model();
  // Gates outside the question follow from their inputs, which come before them.
  const values = new Uint8Array(circuit.size);
  const holds = (literal: Literal): boolean => (values[literal >> 1] === 1) === ((literal & 1) === 0);
  for (let gate = 1; gate < values.length; gate++) {
    const inputs = circuit.inputs(gate);
    const isTrue = inputs === undefined ? seen[gate] === 1 && found[gate] === true : inputs.every(holds);
    values[gate] = isTrue ? 1 : 0;
  }
  return { kind: 'satisfiable', model: { value: holds } };
}

function signed(literal: Literal): number {
  return (literal & 1) === 0 ? literal >> 1 : -(literal >> 1);
}
