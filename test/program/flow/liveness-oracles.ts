/** Two judges of liveness: a search along paths, and bodies in which what is dead has been overwritten. */
import type { Code } from '../../../src/engine/code.js';
import type { Body, Edge, Point } from '../../../src/ir/body.js';
import type { Constant, Variable } from '../../../src/ir/instructions.js';
import { definedVariable, visitOperands } from '../../../src/ir/operands.js';
import type { ClassDeclaration, ClassTable, MethodDeclaration } from '../../../src/ir/program.js';
import type { LiveVariables } from '../../../src/program/flow/liveness.js';

/** The definition: is there a path from the point on which the variable is read before it is written? */
export function isReadLater({ body, method }: Code, variable: Variable, start: Point): boolean {
  const seen = new Set<Point>();
  const rest = [start];
  for (let point = rest.pop(); point !== undefined; point = rest.pop()) {
    if (seen.has(point)) continue;
    seen.add(point);
    if (point === body.exceptionalExit && variable === body.thrown) return true;
    const ensures = method.clauses.some(({ kind }) => kind === 'ensures');
    if (point === body.exit && variable.role === 'parameter' && ensures) return true;
    for (const { instruction, to, exceptional } of body.outgoing[point] ?? []) {
      if (instruction.kind === 'unsupported') return true;
      let reads = false;
      visitOperands(instruction, (operand) => {
        reads ||= operand === variable;
      });
      if (reads || (instruction.kind === 'specify' && variable.sourceName === 'this')) return true;
      const throws = instruction.kind === 'throw';
      if (definedVariable(instruction) !== variable && !(throws && variable === body.thrown)) rest.push(to);
      if (exceptional !== undefined && variable !== body.thrown) rest.push(exceptional);
    }
  }
  return false;
}

/** A value that no careful program has lying about. */
function garbage({ type }: Variable): Constant {
  switch (type) {
    case 'boolean':
      return { kind: 'constant', type, value: 1 };
    case 'long':
      return { kind: 'constant', type, value: -77_777n };
    case 'float':
    case 'double':
    case 'int':
      return { kind: 'constant', type, value: -77_777 };
    case 'byte':
    case 'short':
      return { kind: 'constant', type, value: -77 };
    case 'char':
      return { kind: 'constant', type, value: 7777 };
    default:
      return { kind: 'constant', type: 'null', value: null };
  }
}

/** The same body, but whatever an edge or the caller has touched is overwritten where it is not live any more. */
export function withoutDead(body: Body, live: LiveVariables): Body {
  const edges: Edge[] = [];
  let points = body.points;
  const killed = (at: Point, touched: Iterable<Variable>, span: Edge['span']): Point => {
    let target = at;
    for (const variable of new Set(touched)) {
      if (live.isLive(variable, at)) continue;
      const from = points++;
      edges.push({
        from,
        to: target,
        instruction: { kind: 'assign', target: variable, value: garbage(variable) },
        span,
      });
      target = from;
    }
    return target;
  };
  for (const edge of body.edges) {
    const touched: Variable[] = [body.thrown];
    visitOperands(edge.instruction, (operand) => {
      if (operand.kind === 'variable') touched.push(operand);
    });
    const defined = definedVariable(edge.instruction);
    if (defined !== undefined) touched.push(defined);
    // A return jumps out of the body, so that what follows it would not run.
    const to = edge.instruction.kind === 'return' ? edge.to : killed(edge.to, touched, edge.span);
    if (edge.exceptional === undefined) edges.push({ ...edge, to });
    else if (edge.exceptional === body.exceptionalExit) edges.push({ ...edge, to });
    else edges.push({ ...edge, to, exceptional: killed(edge.exceptional, touched, edge.span) });
  }
  const outgoing = Array.from({ length: points }, (): Edge[] => []);
  for (const edge of edges) outgoing[edge.from]?.push(edge);
  return { ...body, points, edges, outgoing };
}

/** The same classes with bodies changed. */
export function withBodies(table: ClassTable, change: (method: MethodDeclaration, body: Body) => Body): ClassTable {
  const known = new Map<ClassDeclaration, ClassDeclaration>();
  const changedMethod = (method: MethodDeclaration): MethodDeclaration => {
    let changed: Body | undefined;
    const body = (): Body | undefined => {
      const original = method.body();
      changed ??= original && change(method, original);
      return changed;
    };
    return replaced(method, 'body', () => body);
  };
  const changedClass = (declaration: ClassDeclaration): ClassDeclaration => {
    let methods: readonly MethodDeclaration[] | undefined;
    return replaced(declaration, 'methods', () => {
      methods ??= declaration.methods.map(changedMethod);
      return methods;
    });
  };
  return {
    find: (name) => {
      const declaration = table.find(name);
      if (declaration === undefined) return undefined;
      const changed = known.get(declaration) ?? changedClass(declaration);
      known.set(declaration, changed);
      return changed;
    },
    inputs: () => table.inputs(),
    diagnostics: () => table.diagnostics(),
  };
}

/** The object with one property replaced; the others are read from the object itself, lazily. */
function replaced<T extends object, K extends keyof T>(object: T, property: K, value: () => T[K]): T {
  return new Proxy(object, {
    get: (target, name) => {
      if (name === property) return value();
      const found: unknown = Reflect.get(target, name);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
}
