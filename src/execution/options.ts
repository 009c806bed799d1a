/** What a machine can be told. */
import type { Edge, Point } from '../ir/body.js';
import type { HeapView } from '../ir/heap.js';
import type { Variable } from '../ir/instructions.js';
import type { MethodDeclaration } from '../ir/program.js';
import type { Span } from '../ir/span.js';
import type { ClassName } from '../ir/types.js';
import type { Activation } from './frame.js';
import type { JavaObject, Value } from './memory/values.js';
import type { NativeMethod } from './native-context.js';

/** Chooses the values of `havoc` instructions; undefined leaves the choice to the machine. */
export type Oracle = (request: { readonly source: string; readonly type: string }) => Value | undefined;

/** A frame as a hook sees it. */
export interface FrameView {
  readonly method: MethodDeclaration;
  /** Frames below, the bottom of the stack not counted. */
  readonly depth: number;
  /** What a variable of the method's body holds; undefined before the first assignment. */
  value(variable: Variable): Value | undefined;
  /** Variables of the source that have been assigned. */
  variables(): readonly (readonly [Variable, Value])[];
  /** The calls that are under way, innermost first. */
  callers(): readonly { readonly method: MethodDeclaration; readonly edge: Edge }[];
}

export interface Hooks {
  /** Called after each source line of a method of the input, when the frame goes on to another line or ends. */
  line?(frame: FrameView, span: Span, heap: HeapView): void;
  /** Called whenever a frame of any method is at a point, before the edge that leaves it is executed. */
  point?(frame: FrameView, point: Point, heap: HeapView): void;
  /** Called when a check does not hold, before its exception is made. Costs nothing while checks hold. */
  failed?(frame: FrameView, edge: Edge, heap: HeapView): void;
  /** Called before an edge of `watched` is executed; of a branch, before it is known which of its edges is. Other edges cost nothing. */
  reached?(frame: FrameView, edge: Edge, heap: HeapView): void;
  /** Called when code that does not run here is passed over: from here on the run shows only what does not rest on it. */
  answered?(): void;
  /** Followed step by step, where it is there. */
  readonly follower?: Follower;
  /**
   * Called when an exception comes out of the call on an edge, before a handler is looked for; innermost first. `from` is the
   * method that ended by it; undefined where the machine itself, or native code, has thrown it. Costs nothing while calls return.
   */
  raised?(frame: FrameView, edge: Edge, exception: JavaObject, from: MethodDeclaration | undefined): void;
}

/** What a run rests on that its program does not decide; told before and after each instruction. */
export interface Follower {
  before(frame: Activation, point: Point): void;
  /** `top` is the frame that goes on. */
  after(frame: Activation, point: Point, top: Activation): void;
  /** The register holds what nobody has computed. */
  answered(frame: Activation, register: number): void;
}

export interface MachineOptions {
  /** Instructions that one `invoke` may execute. */
  readonly stepBudget: number;
  /** Whether the time is up; asked now and then by runs that no hook follows line by line. Default: never. */
  readonly cancelled?: () => boolean;
  /** Cells of about eight bytes that reachable objects may take. */
  readonly memoryBudget: number;
  /** Frames beyond which StackOverflowError is thrown. */
  readonly depthLimit: number;
  readonly output: (stream: 'out' | 'err', text: string) => void;
  readonly input: string;
  /** Whether `assert` statements of Java are executed; off by default, as with `java`. */
  readonly enableAssertions: boolean;
  /** Whether `requires`, `ensures`, `invariant` and `//@ assert` are evaluated. */
  readonly checkClauses: boolean;
  readonly natives: ReadonlyMap<string, NativeMethod>;
  readonly oracle: Oracle;
  readonly hooks: Hooks;
  /** Edges that the hook `reached` is called for; none of them an `assume`. */
  readonly watched: ReadonlySet<Edge>;
  /**
   * Library classes none of whose code runs, because it is beside the point: calls on them are answered by opaque objects and
   * defaults, as are library calls that cannot run here. Left out: what cannot run ends the run.
   */
  readonly isOpaque?: (type: ClassName) => boolean;
  /** Whether the run ends where it asks for an identity that Java leaves open, so that it shows nothing that others may not see; default no. */
  readonly isIdentityOpen: boolean;
}

export const DEFAULT_OPTIONS: MachineOptions = {
  stepBudget: 1_000_000_000,
  memoryBudget: 40_000_000,
  depthLimit: 12_000,
  output: () => {},
  input: '',
  enableAssertions: false,
  checkClauses: true,
  natives: new Map(),
  oracle: () => undefined,
  hooks: {},
  watched: new Set(),
  isIdentityOpen: false,
};
