/** Watches a concrete run: which calls made by client code end by an exception, and by which. */

import type { FrameView, Hooks } from '../../../execution/options.js';
import type { Outcome } from '../../../execution/outcome.js';
import type { Edge, Point } from '../../../ir/body.js';
import type { HeapObject } from '../../../ir/heap.js';
import type { Condition } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import type { Thrown } from '../../../machines/predicates/machine/machine.js';

/** A call that has ended by an exception. */
export interface FailedCall {
  readonly method: MethodDeclaration;
  readonly edge: Edge;
  readonly thrown: Thrown;
  /** The receiver; what was constructed, for constructors. */
  readonly receiver?: HeapObject;
}

interface Pending {
  readonly depth: number;
  readonly method: MethodDeclaration;
  readonly edge: Edge;
  readonly receiver?: HeapObject;
}

type ThrownPlace = Pick<Thrown, 'method' | 'span' | 'cause'>;

/** Names of the causes that `Thrown` has for failed checks. */
const CAUSES: Readonly<Record<Condition['kind'], Thrown['cause']>> = {
  'not-null': 'null',
  'in-bounds': 'bounds',
  'not-negative': 'size',
  'not-zero': 'arithmetic',
  castable: 'cast',
  storable: 'store',
};

const ASSERTION_ERROR: ClassName = 'java.lang.AssertionError';

export interface Watched {
  /** Calls that are watched. */
  readonly edges: ReadonlySet<Edge>;
  readonly isClient: (type: ClassName) => boolean;
  readonly isMember: (type: ClassName) => boolean;
  readonly failed: (call: FailedCall, frame: FrameView | undefined) => void;
  /** A frame of client code is about to execute the edge that leaves the point. */
  readonly client?: (frame: FrameView, edge: Edge) => void;
}

export class ClientWatch {
  readonly #watched: Watched;
  /** Calls that have not ended, innermost last. */
  readonly #pending: Pending[] = [];
  /** Where exceptions were thrown by statements, the last time. */
  readonly #throws = new WeakMap<object, ThrownPlace>();
  #check: (ThrownPlace & { readonly exception: ClassName }) | undefined;

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  readonly hooks: Hooks = {
    point: (frame, point) => this.#at(frame, point),
    failed: ({ method }, { instruction, span }) => {
      if (instruction.kind !== 'check') return;
      this.#check = { method, span, cause: CAUSES[instruction.condition.kind], exception: instruction.exception };
    },
  };

  /** What the end of the run says of the calls that have not ended. */
  end(outcome: Outcome): void {
    if (this.#pending.length === 0) return;
    if (outcome.kind === 'threw') {
      this.#abort(-1, this.#thrown(outcome.exception, outcome.exception.type.name), undefined);
    } else if (outcome.kind === 'violated' && outcome.violation.clause === 'assert') {
      const method = this.#pending.at(-1)?.method;
      if (method === undefined) return;
      const { span } = outcome.violation;
      this.#abort(-1, { type: ASSERTION_ERROR, span, method, cause: 'assert' }, undefined);
    }
  }

  #at(frame: FrameView, point: Point): void {
    const { method, depth } = frame;
    const body = method.body();
    if (body === undefined) return;
    const last = this.#pending.at(-1);
    if (last !== undefined && last.depth >= depth) {
      const isAbrupt = last.depth > depth || (last.method === method && last.edge.exceptional === point);
      const exception = isAbrupt ? frame.value(body.thrown) : undefined;
      if (typeof exception === 'object' && exception !== null) {
        this.#abort(depth, this.#thrown(exception, exception.type.name), frame);
        const own = this.#pending.at(-1);
        if (own !== undefined && own.depth === depth) this.#settle(own, point, exception, frame);
      } else {
        while ((this.#pending.at(-1)?.depth ?? -1) >= depth) this.#pending.pop();
      }
    }
    const edge = body.outgoing[point]?.[0];
    if (edge === undefined) return;
    const { instruction } = edge;
    if (instruction.kind === 'throw') {
      const value = instruction.value.kind === 'variable' ? frame.value(instruction.value) : undefined;
      if (typeof value === 'object' && value !== null) {
        this.#throws.set(value, { method, span: edge.span, cause: this.#isKnown(method) ? 'throw' : 'library' });
      }
    }
    if (!this.#watched.isClient(method.owner)) return;
    this.#watched.client?.(frame, edge);
    if (instruction.kind === 'call' && this.#watched.edges.has(edge)) {
      const receiver = receiverOf(frame, edge);
      this.#pending.push({ depth, method, edge, ...(receiver === undefined ? {} : { receiver }) });
    }
  }

  /** The call of the frame itself. */
  #settle(
    own: Pending,
    point: Point,
    exception: object & { readonly type: { readonly name: ClassName } },
    frame: FrameView,
  ): void {
    this.#pending.pop();
    if (own.edge.exceptional === point) this.#tell(own, this.#thrown(exception, exception.type.name), frame);
  }

  /** Calls of frames above the depth have ended by the exception. */
  #abort(depth: number, thrown: Thrown, frame: FrameView | undefined): void {
    for (let last = this.#pending.at(-1); last !== undefined && last.depth > depth; last = this.#pending.at(-1)) {
      this.#pending.pop();
      this.#tell(last, thrown, frame);
    }
  }

  #tell({ method, edge, receiver }: Pending, thrown: Thrown, frame: FrameView | undefined): void {
    this.#watched.failed({ method, edge, thrown, ...(receiver === undefined ? {} : { receiver }) }, frame);
  }

  #thrown(exception: object, type: ClassName): Thrown {
    const thrown = this.#throws.get(exception);
    if (thrown !== undefined) return { type, ...thrown };
    const method = this.#check?.method ?? this.#pending.at(-1)?.method;
    if (method === undefined) throw new RangeError('no call is under way');
    const check = this.#check?.exception === type ? this.#check : undefined;
    const span = check?.span ?? method.span;
    return { type, method, span, cause: check !== undefined && this.#isKnown(method) ? check.cause : 'library' };
  }

  /** Whether it is code that the analysis looks at, so that it knows why exceptions are thrown there. */
  #isKnown({ owner }: MethodDeclaration): boolean {
    return this.#watched.isMember(owner) || this.#watched.isClient(owner);
  }
}

function receiverOf(frame: FrameView, { instruction }: Edge): HeapObject | undefined {
  if (instruction.kind !== 'call' || instruction.dispatch === 'static') return undefined;
  const [receiver] = instruction.arguments;
  const value = receiver?.kind === 'variable' ? frame.value(receiver) : undefined;
  return typeof value === 'object' && value !== null ? value : undefined;
}

/** Exceptions that client code threw itself, called back by the component, are no errors of the component's use. */
export function isThrownByClient({ method }: Thrown, isClient: (type: ClassName) => boolean): boolean {
  return isClient(method.owner) && !hasFlag(method, Flag.ABSTRACT);
}
