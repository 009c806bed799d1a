/** What belongs to a class, found out when it is asked for: of most classes only a part of it is. */
import type { ClassDeclaration, FieldDeclaration, MethodDeclaration } from '../../../ir/program.js';
import { isReference } from '../../../ir/types.js';
import type { InvariantsContext } from '../context.js';
import { opaqueCalls } from '../outside/opaque.js';
import { FamilyCode } from './code.js';
import type { Concrete, Family } from './family.js';
import { foreignUses } from './foreign.js';
import { runByLibrary } from './inherited.js';
import type { Linked } from './links.js';
import { Members } from './members.js';
import { parametersBack } from './returns.js';
import { WriterSearch, type Writers } from './writers.js';

export class LazyFamily implements Family {
  readonly declaration: ClassDeclaration;
  readonly concrete: readonly Concrete[];
  readonly statics: readonly MethodDeclaration[];
  readonly fields: readonly FieldDeclaration[];
  readonly nodes: Family['nodes'];
  readonly isOpaque: Family['isOpaque'];
  readonly #context: InvariantsContext;
  readonly #members: Members;
  readonly #linked: Linked;
  readonly #operations: ReadonlySet<MethodDeclaration>;
  readonly #search: WriterSearch;
  #modes: ReadonlyMap<MethodDeclaration, number> | undefined;
  #reached: ReadonlySet<MethodDeclaration> | undefined;
  #readable: readonly FieldDeclaration[] | undefined;
  #writable: readonly FieldDeclaration[] | undefined;
  #writers: Writers | undefined;
  #takesBack: Family['takesBack'] | undefined;
  #foreign: Family['foreign'] | undefined;

  constructor(context: InvariantsContext, declaration: ClassDeclaration) {
    this.declaration = declaration;
    this.#context = context;
    this.#members = new Members(context, declaration);
    this.concrete = this.#members.concrete();
    this.statics = this.#members.statics();
    this.fields = declaration.fields.filter(({ type }) => isReference(type));
    this.#linked = context.index.links.from(this.fields.map(({ type }) => type));
    this.nodes = this.#linked.nodes;
    this.#operations = new Set([
      ...this.concrete.flatMap(({ constructors, methods }) => [...constructors, ...methods]),
      ...this.statics,
    ]);
    this.#search = new WriterSearch(context, this.#members, this.#linked, this.fields, this.#operations);
    this.isOpaque = opaqueCalls(context, this.#members, this.#linked, this.fields);
  }

  get readable(): readonly FieldDeclaration[] {
    this.#readable ??= this.#members.readable();
    return this.#readable;
  }

  get writable(): readonly FieldDeclaration[] {
    this.#writable ??= this.#members.writable();
    return this.#writable;
  }

  get writers(): Family['writers'] {
    return this.#writersOnce().writers;
  }

  get tampering(): Family['tampering'] {
    return this.#writersOnce().tampering;
  }

  get tampered(): Family['tampered'] {
    return this.#writersOnce().tampered;
  }

  get takesBack(): Family['takesBack'] {
    this.#takesBack ??= parametersBack(
      this.#context,
      this.nodes,
      this.#operations,
      this.#reachedOnce(),
      this.#search.changing,
    );
    return this.#takesBack;
  }

  get foreign(): Family['foreign'] {
    this.#foreign ??= foreignUses(this.#context, this.#members, this.#linked, {
      fields: this.fields,
      operations: this.#operations,
      reached: this.#modesOnce(),
    });
    return this.#foreign;
  }

  #writersOnce(): Writers {
    this.#writers ??= this.#findWriters();
    return this.#writers;
  }

  #findWriters(): Writers {
    if (this.#context.outside === 'open')
      return this.#search.find([...this.#members.below].some((name) => this.nodes.has(name)) ? 'node' : 'holder');
    const types = this.concrete.map(({ type }) => type);
    const run = runByLibrary(this.#context, types, this.#search, this.#operations, () => this.#reachedOnce());
    return { writers: [], ...run };
  }

  #reachedOnce(): ReadonlySet<MethodDeclaration> {
    this.#reached ??= new Set(this.#modesOnce().keys());
    return this.#reached;
  }

  #modesOnce(): ReadonlyMap<MethodDeclaration, number> {
    const code = new FamilyCode(
      this.#context,
      this.concrete.map(({ type }) => type),
    );
    this.#modes ??= code.reach([...this.#operations, ...this.#members.initialisers()]);
    return this.#modes;
  }
}
