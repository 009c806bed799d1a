/** Bodies prepared for running: what is looked up by name is looked up once. */
import type { Code, CodeEdge } from '../../../engine/code.js';
import type { Edge } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Constant, Instruction, Variable } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { isReference } from '../../../ir/types.js';
import type { LiveVariables } from '../../../program/flow/liveness.js';
import type { HeapClass, HeapField, Layout } from '../heap/layout.js';

export interface RunEdge {
  readonly at: CodeEdge;
  readonly to: number;
  readonly exceptional: number;
  readonly instruction: Instruction;
  /** Of a load or store: the field, where it is in the heap. */
  readonly field: HeapField | undefined;
  /** Of a load or store of a static field: where it is; of `new`: the class of the object, where it is in the heap. */
  readonly type: HeapClass | undefined;
  /** Of a call: the method that the reference names. */
  readonly resolved: MethodDeclaration | undefined;
  /** Of a load: the constant that the field always is. */
  readonly constant: Constant | undefined;
  /** Of a load: whether it reads a static field of the library that never changes. */
  readonly isConstant: boolean;
}

export interface RunCode {
  readonly code: Code;
  readonly number: number;
  readonly edges: readonly (readonly RunEdge[])[];
  /** Whether it stands for code of the library: a protocol of its own, which does not keep what it is given. */
  readonly isLibrary: boolean;
  readonly exit: number;
  readonly exceptionalExit: number;
  readonly thrown: number;
  /** How many variables there are. */
  readonly size: number;
  readonly isReference: readonly boolean[];
  /** By point: whether an edge leads back to it. */
  readonly isLoopHead: Uint8Array;
  /** By point: the variables that may still be read. */
  live(point: number): readonly Variable[];
}

/** What `ProgramModel` gives. */
export interface CodeSource {
  readonly hierarchy: Hierarchy;
  code(method: MethodDeclaration): Code | undefined;
  edge(code: Code, edge: Edge): CodeEdge;
  live(code: Code): LiveVariables;
}

export class RunCodes {
  readonly #source: CodeSource;
  readonly #layout: Layout;
  readonly #known = new Map<MethodDeclaration, RunCode | undefined>();

  constructor(source: CodeSource, layout: Layout) {
    this.#source = source;
    this.#layout = layout;
  }

  of(method: MethodDeclaration): RunCode | undefined {
    if (this.#known.has(method)) return this.#known.get(method);
    const code = this.#source.code(method);
    const found = code === undefined ? undefined : this.#prepared(code, this.#known.size);
    this.#known.set(method, found);
    return found;
  }

  #prepared(code: Code, number: number): RunCode {
    const { body } = code;
    const live = this.#source.live(code);
    const isLoopHead = new Uint8Array(body.points);
    for (const { from, to, exceptional } of body.edges) {
      if (to <= from) isLoopHead[to] = 1;
      if (exceptional !== undefined && exceptional <= from) isLoopHead[exceptional] = 1;
    }
    const lives: (readonly Variable[] | undefined)[] = [];
    return {
      code,
      number,
      edges: body.outgoing.map((edges) => edges.map((edge) => this.#edge(code, edge))),
      isLibrary: /^javax?\./.test(code.method.owner),
      exit: body.exit ?? -1,
      exceptionalExit: body.exceptionalExit ?? -1,
      thrown: body.thrown.index,
      size: body.variables.length,
      isReference: body.variables.map(({ type }) => isReference(type)),
      isLoopHead,
      live: (point) => {
        lives[point] ??= body.variables.filter((variable) => live.isLive(variable, point));
        return lives[point];
      },
    };
  }

  #edge(code: Code, edge: Edge): RunEdge {
    const { instruction } = edge;
    let field: HeapField | undefined;
    let type: HeapClass | undefined;
    let resolved: MethodDeclaration | undefined;
    let constant: Constant | undefined;
    let isConstant = false;
    const layout = this.#layout;
    const { hierarchy } = this.#source;
    if (instruction.kind === 'load' || instruction.kind === 'store') {
      const { place } = instruction;
      if (place.kind === 'field' || place.kind === 'static') {
        const declared = hierarchy.resolveField(place.field);
        const named = declared ?? place.field;
        constant = declared?.constant;
        isConstant =
          declared !== undefined &&
          (hasFlag(declared, Flag.FINAL) || named.owner === 'java.lang.System') &&
          hierarchy.find(named.owner)?.origin !== 'input';
        if (place.kind === 'static') type = layout.staticsOf(named.owner);
        else if (declared !== undefined && !hasFlag(declared, Flag.STATIC)) layout.classOf(named.owner);
        field = layout.field(named);
      }
    } else if (instruction.kind === 'new') {
      if (layout.isTracked(instruction.type)) type = layout.classOf(instruction.type);
    } else if (instruction.kind === 'call') {
      resolved = hierarchy.resolveMethod(instruction.method);
    }
    return {
      at: this.#source.edge(code, edge),
      to: edge.to,
      exceptional: edge.exceptional ?? -1,
      instruction,
      field,
      type,
      resolved,
      constant,
      isConstant,
    };
  }
}
