/** Choosing classes and methods by what a user types: `reverse`, `List.reverse`, `List.reverse(Node)`. */
import type { ClassDeclaration, ClassTable, MethodDeclaration } from '../ir/program.js';
import { Flag, hasFlag } from '../ir/program.js';
import type { ClassName, TypeName } from '../ir/types.js';

export interface Selection {
  /** Class names, simple or qualified; empty: every class of the input. */
  readonly classes: readonly string[];
  /** Method patterns; empty: every method with a body. */
  readonly methods: readonly string[];
  /** Binary names: of what the patterns mean, only methods of these classes. */
  readonly only?: readonly ClassName[];
  /** Binary names: and not those of these classes, or of what is nested in them. */
  readonly except?: readonly ClassName[];
}

export interface SelectedMethods {
  readonly methods: readonly { readonly declaration: ClassDeclaration; readonly method: MethodDeclaration }[];
  /** Patterns that nothing matches, each with a sentence for the user. */
  readonly unmatched: readonly string[];
}

interface Pattern {
  readonly text: string;
  readonly className: string | undefined;
  readonly method: string;
  readonly parameters: readonly string[] | undefined;
}

function parsePattern(text: string): Pattern {
  const open = text.indexOf('(');
  const head = open < 0 ? text : text.slice(0, open);
  const list = open < 0 ? undefined : text.slice(open + 1, text.endsWith(')') ? -1 : undefined);
  const dot = head.lastIndexOf('.');
  return {
    text,
    className: dot < 0 ? undefined : head.slice(0, dot),
    method: head.slice(dot + 1),
    parameters:
      list === undefined
        ? undefined
        : list
            .split(',')
            .map((part) => part.trim())
            .filter((part) => part !== ''),
  };
}

/** Whether a class is meant by a name: whole, or its last parts, with `.` or `$` between nested names. */
export function classMatches(className: string, name: string): boolean {
  const wanted = name.replaceAll('$', '.');
  const actual = className.replaceAll('$', '.');
  return actual === wanted || actual.endsWith(`.${wanted}`);
}

/** Whether the class, or one around it, is meant by one of the names. */
export function isClassMeant(className: ClassName, names: readonly string[]): boolean {
  for (let end = className.length; end > 0; end = className.lastIndexOf('$', end - 1)) {
    const around = className.slice(0, end);
    if (names.some((name) => classMatches(around, name))) return true;
  }
  return false;
}

function typeMatches(type: TypeName, name: string): boolean {
  const rank = (text: string): number => (text.match(/\[\]/g) ?? []).length;
  const plain = name.replace(/<.*>/, '').replaceAll('...', '[]');
  return rank(type) === rank(plain) && classMatches(type.replaceAll('[]', ''), plain.replaceAll('[]', '').trim());
}

function methodMatches(declaration: ClassDeclaration, method: MethodDeclaration, pattern: Pattern): boolean {
  const simpleName = declaration.name.slice(
    Math.max(declaration.name.lastIndexOf('.'), declaration.name.lastIndexOf('$')) + 1,
  );
  const name = method.name === '<init>' && pattern.method === simpleName ? '<init>' : pattern.method;
  if (method.name !== name) return false;
  if (pattern.className !== undefined && !classMatches(declaration.name, pattern.className)) return false;
  if (pattern.parameters === undefined) return true;
  const types = method.parameters.map((parameter) => parameter.type);
  return (
    types.length === pattern.parameters.length &&
    types.every((type, index) => typeMatches(type, pattern.parameters?.[index] ?? ''))
  );
}

/**
 * All classes of the input, one after the other. Lambdas, local and anonymous classes join the table as the bodies around
 * them are lowered: whoever lowers the bodies of each class on the way sees them all.
 */
export function* inputClasses(
  table: ClassTable,
  isMeant: (name: ClassName) => boolean = () => true,
): Generator<ClassDeclaration> {
  const seen = new Set<string>();
  for (let before = -1; before !== seen.size; ) {
    before = seen.size;
    for (const name of table.inputs()) {
      if (seen.has(name)) continue;
      seen.add(name);
      const declaration = isMeant(name) ? table.find(name) : undefined;
      if (declaration !== undefined) yield declaration;
    }
  }
}

/**
 * The input's classes that are meant, and a sentence for each name that nothing matches. Classes that no name means are not
 * read: an archive may hold thousands. Only where a name means none of the classes known so far, all bodies are lowered, for
 * one of them may declare it.
 */
export function selectClasses(
  table: ClassTable,
  names: readonly string[],
): { readonly classes: readonly ClassDeclaration[]; readonly unmatched: readonly string[] } {
  if (names.length > 0) {
    const meant = (className: string): boolean => names.some((wanted) => classMatches(className, wanted));
    const classes = lowered(table, meant);
    const isFound = (wanted: string): boolean => classes.some(({ name }) => classMatches(name, wanted));
    if (names.every(isFound)) return { classes, unmatched: [] };
    const all = lowered(table, () => true);
    const unmatched = names.filter((wanted) => !all.some(({ name }) => classMatches(name, wanted)));
    return {
      classes: all.filter(({ name }) => meant(name)),
      unmatched: unmatched.map((wanted) => noClass(wanted, all)),
    };
  }
  return { classes: lowered(table, () => true), unmatched: [] };
}

function lowered(table: ClassTable, isMeant: (name: ClassName) => boolean): readonly ClassDeclaration[] {
  const classes: ClassDeclaration[] = [];
  for (const declaration of inputClasses(table, isMeant)) {
    for (const method of declaration.methods) method.body();
    classes.push(declaration);
  }
  return classes;
}

function noClass(name: string, classes: readonly ClassDeclaration[]): string {
  const names = classes.map((declaration) => declaration.name);
  return `no class '${name}' in the input${suggestion(name, names)}`;
}

/** Bodies of lambdas, as compilers name the synthetic methods that they put them in. */
const LAMBDA_BODY = /^lambda\$|\$lambda\$|^\$anonfun\$/;

/** Whether somebody wrote the method's code. Of tables that a compiler adds for switches, even the initialiser is not marked. */
function isWritten(declaration: ClassDeclaration, method: MethodDeclaration): boolean {
  if (method.name === '<clinit>') return !hasFlag(declaration, Flag.SYNTHETIC);
  return !hasFlag(method, Flag.SYNTHETIC) || (!hasFlag(method, Flag.BRIDGE) && LAMBDA_BODY.test(method.name));
}

/**
 * Whether the method stands for something written although nobody wrote its code: the casts, unboxing and null tests of a method
 * reference or a lambda, of a bridge, of an access to a private member. Initialisers of tables and what reads lambdas back from a
 * stream stand for nothing.
 */
function isImplied(declaration: ClassDeclaration, method: MethodDeclaration): boolean {
  const isOfTheMachine = method.name === '<clinit>' || method.name === '$deserializeLambda$';
  return !isOfTheMachine && !isWritten(declaration, method);
}

/** Methods that a compiler added for what is written in the selected classes; none where patterns choose methods. */
export function selectImplied(table: ClassTable, selection: Selection): ReadonlySet<MethodDeclaration> {
  if (selection.methods.length > 0) return new Set();
  const isAsked = isAskedFor(selection);
  const { classes } = classesOf(table, selection);
  return new Set(
    classes
      .filter(({ name }) => isAsked(name))
      .flatMap((declaration) => declaration.methods.filter((method) => isImplied(declaration, method))),
  );
}

/** Methods of the input's classes, in order of declaration; those that a compiler added only where a pattern names them. */
export function selectMethods(table: ClassTable, selection: Selection): SelectedMethods {
  const { classes: wanted, unmatched: missing } = classesOf(table, selection);
  const unmatched = [...missing];
  const isAsked = isAskedFor(selection);
  const patterns = selection.methods.map(parsePattern);
  const used = new Set<Pattern>();
  const methods = wanted.flatMap((declaration) =>
    declaration.methods
      .filter((method) => {
        if (patterns.length === 0) return isWritten(declaration, method);
        const matching = patterns.filter((pattern) => methodMatches(declaration, method, pattern));
        if (matching.length === 0 || hasFlag(method, Flag.BRIDGE)) return false;
        for (const pattern of matching) used.add(pattern);
        return true;
      })
      .filter(() => isAsked(declaration.name))
      .map((method) => ({ declaration, method })),
  );
  const names = wanted.flatMap((declaration) => declaration.methods.map((method) => method.name));
  for (const pattern of patterns) {
    if (!used.has(pattern))
      unmatched.push(`no method '${pattern.text}' in the input${suggestion(pattern.method, names)}`);
  }
  return { methods, unmatched };
}

/** Whether `only` and `except` leave a class in. */
export function isAskedFor({ only, except }: Pick<Selection, 'only' | 'except'>): (name: ClassName) => boolean {
  const included = only === undefined ? undefined : new Set(only);
  const excluded = new Set(except);
  const isExcluded = (name: ClassName): boolean => {
    for (let end = name.length; end > 0; end = name.lastIndexOf('$', end - 1)) {
      if (excluded.has(name.slice(0, end))) return true;
    }
    return false;
  };
  return (name) => (included?.has(name) ?? true) && !(excluded.size > 0 && isExcluded(name));
}

/** The classes in which the methods are searched: those meant by name, of the class or before a method's. */
function classesOf(
  table: ClassTable,
  { classes, methods }: Selection,
): { readonly classes: readonly ClassDeclaration[]; readonly unmatched: readonly string[] } {
  const isMeant = (name: ClassName, wanted: readonly string[]): boolean =>
    wanted.length === 0 || wanted.some((each) => classMatches(name, each));
  const owners = methods.flatMap((text) => parsePattern(text).className ?? []);
  const named = owners.length === methods.length ? owners : [];
  const found = table
    .inputs()
    .filter((name) => isMeant(name, classes) && isMeant(name, named))
    .flatMap((name) => table.find(name) ?? []);
  const missing = classes.filter((wanted) => !table.inputs().some((name) => classMatches(name, wanted)));
  if (missing.length === 0) return { classes: found, unmatched: [] };
  const all = table.inputs().flatMap((name) => table.find(name) ?? []);
  return { classes: found, unmatched: missing.map((wanted) => noClass(wanted, all)) };
}

/** A near miss worth naming. */
function suggestion(name: string, candidates: readonly string[]): string {
  const near = candidates.find((candidate) => distance(candidate.toLowerCase(), name.toLowerCase()) <= 2);
  return near === undefined ? '' : `; did you mean '${near}'?`;
}

function distance(left: string, right: string): number {
  if (Math.abs(left.length - right.length) > 2) return 3;
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1] ? 0 : 1;
      const change = (previous[column - 1] as number) + same;
      current.push(Math.min(change, (previous[column] as number) + 1, (current[column - 1] as number) + 1));
    }
    previous = current;
  }
  return previous[right.length] as number;
}
