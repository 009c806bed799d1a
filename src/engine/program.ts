/** The program of a run: one object for each method and edge, the layout of each body, and the classes that receivers may have. */
import { Keeper } from '../base/keeper.js';
import type { Edge } from '../ir/body.js';
import type { Hierarchy } from '../ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../ir/program.js';
import { Subtypes } from '../ir/subtypes.js';
import type { ClassName } from '../ir/types.js';
import { mentionedOnClassPath } from '../program/calls/class-path.js';
import { Proxies } from '../program/calls/proxies.js';
import { ALL_LIVE, type LiveVariables } from '../program/flow/liveness.js';
import type { Code, CodeEdge } from './code.js';
import type { ProgramView } from './domain.js';
import { Layout } from './equations/layout.js';

export interface ProgramOptions {
  /**
   * The world of receivers: a call on an object of unknown class runs a method of one of these. Several programs over the
   * same classes may share one `worldOf` them.
   */
  readonly classes: Iterable<ClassName> | Subtypes;
  /** Default: every variable may be read. */
  readonly liveVariables?: (code: Code) => LiveVariables;
  /**
   * Whether all subclasses of a class or interface are in the world. Where not, a call that only its type decides may run
   * anything. Default: of the input's types, so that claims rest on `known-subclasses`; the table of classes is lazy and
   * cannot list the subclasses of others.
   */
  readonly isClosed?: (type: ClassName) => boolean;
  /** Shared by programs over the same hierarchy, with the same `classes` and the same `isClosed`. Default: one of its own. */
  readonly keeper?: Keeper;
}

/** Those of the classes that can have objects, with those of the class path that they mention, or that these mention. */
export function worldOf(hierarchy: Hierarchy, classes: Iterable<ClassName>): Subtypes {
  const world = new Subtypes(hierarchy);
  const all = [...classes];
  for (const name of [...all, ...mentionedOnClassPath(hierarchy, classes)]) {
    const declaration = hierarchy.find(name);
    if (declaration !== undefined && !hasFlag(declaration, Flag.ABSTRACT)) world.add(name);
  }
  return world;
}

/** What calls run on objects of a type, by the method that they resolved to. */
class Selections extends Map<MethodDeclaration, Map<ClassName, readonly MethodDeclaration[] | undefined>> {}

export class ProgramModel implements ProgramView {
  readonly hierarchy: Hierarchy;
  readonly keeper: Keeper;
  readonly #isClosed: (type: ClassName) => boolean;
  readonly #world: Subtypes;
  readonly #liveVariables: (code: Code) => LiveVariables;
  readonly #codes = new Map<MethodDeclaration, Code | undefined>();
  readonly #edges = new Map<Edge, CodeEdge>();
  readonly #live = new Map<Code, LiveVariables>();
  readonly #layouts = new Map<Code, Layout>();
  readonly #selected: Selections;
  readonly #proxies: Proxies;

  constructor(hierarchy: Hierarchy, options: ProgramOptions) {
    this.hierarchy = hierarchy;
    this.keeper = options.keeper ?? new Keeper();
    this.#proxies = this.keeper.of(Proxies, () => new Proxies(hierarchy));
    this.#selected = this.keeper.of(Selections, () => new Selections());
    this.#isClosed = options.isClosed ?? ((type) => hierarchy.find(type)?.origin === 'input');
    this.#liveVariables = options.liveVariables ?? (() => ALL_LIVE);
    this.#world = options.classes instanceof Subtypes ? options.classes : worldOf(hierarchy, options.classes);
  }

  code(method: MethodDeclaration): Code | undefined {
    if (this.#codes.has(method)) return this.#codes.get(method);
    const body = method.body();
    const code = body === undefined ? undefined : { method, body };
    this.#codes.set(method, code);
    if (code !== undefined) {
      for (const edge of code.body.edges) this.#edges.set(edge, { code, edge, number: this.#edges.size });
    }
    return code;
  }

  edge(code: Code, edge: Edge): CodeEdge {
    const known = this.#edges.get(edge);
    if (known === undefined || known.code !== code)
      throw new Error('an edge of another body, or of a code not made here');
    return known;
  }

  known(edge: Edge): CodeEdge | undefined {
    return this.#edges.get(edge);
  }

  live(code: Code): LiveVariables {
    let live = this.#live.get(code);
    if (live === undefined) {
      live = this.#liveVariables(code);
      this.#live.set(code, live);
    }
    return live;
  }

  layout(code: Code): Layout {
    let layout = this.#layouts.get(code);
    if (layout === undefined) {
      layout = new Layout(code, (edge) => this.edge(code, edge));
      this.#layouts.set(code, layout);
    }
    return layout;
  }

  /**
   * What a call that resolved to the method runs on objects of a type: what the classes of the world that are it or below
   * it select, and it itself. Undefined where more is possible: the type is not closed, or nobody is known to implement it.
   */
  selected(type: ClassName, resolved: MethodDeclaration): readonly MethodDeclaration[] | undefined {
    let known = this.#selected.get(resolved);
    if (known === undefined) {
      known = new Map();
      this.#selected.set(resolved, known);
    }
    if (!known.has(type)) {
      const methods = this.#receiversOf(type)?.map((name) => this.hierarchy.selectMethod(name, resolved).method);
      known.set(type, methods === undefined ? undefined : [...new Set(methods)]);
    }
    return known.get(type);
  }

  #receiversOf(type: ClassName): readonly ClassName[] | undefined {
    const declaration = this.hierarchy.find(type);
    if (declaration === undefined) return undefined;
    if (hasFlag(declaration, Flag.FINAL)) return [type];
    if (!this.#isClosed(type) || this.#proxies.mayBe(type)) return undefined;
    const known = this.#world.of(type);
    if (hasFlag(declaration, Flag.ABSTRACT)) return known.length === 0 ? undefined : known;
    return [type, ...known];
  }
}
