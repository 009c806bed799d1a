/** What about a component keeps its table from being complete, and what a complete one would rest on. */
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Instruction } from '../../ir/instructions.js';
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import type { Span } from '../../ir/span.js';
import { type ClassName, OBJECT } from '../../ir/types.js';
import { simpleName } from './errors.js';

/** Library classes whose inherited members have no state that methods of the component could fail for. */
const PLAIN_ROOTS: ReadonlySet<ClassName> = new Set([
  OBJECT,
  'java.lang.Enum',
  'java.lang.Record',
  'java.lang.Throwable',
]);

const REFLECTIVE = /^java\.lang\.(?:reflect\.|invoke\.)|^sun\.misc\.Unsafe|^jdk\.internal\.misc\.Unsafe/;
const CLASS_REFLECTION = /^(?:forName|newInstance|get(?:Declared)?(?:Field|Method|Constructor)s?)$/;
const THREADED = /^java\.util\.concurrent\.(?:.*Executor.*|ForkJoin.*|CompletableFuture|Timer)|^java\.util\.Timer$/;

export interface Openness {
  readonly openness: readonly string[];
  readonly assumptions: readonly string[];
}

export function opennessOf(hierarchy: Hierarchy, classes: readonly ClassDeclaration[]): Openness {
  const members = new Set(classes.map(({ name }) => name));
  const openness = new Set<string>();
  const assumptions = new Set<string>();
  for (const declaration of classes) {
    const { superclass } = declaration;
    if (superclass !== undefined && !members.has(superclass) && !isPlainRoot(hierarchy, superclass)) {
      openness.add(`${simpleName(declaration.name)} inherits from ${superclass}, which is not part of the component`);
    }
    if (declaration.fields.some(isWritable)) assumptions.add('clients-call-operations-only');
    for (const method of declaration.methods) {
      if (hasFlag(method, Flag.NATIVE)) openness.add(`${nameOf(method)} is native`);
      for (const { instruction, span } of method.body()?.edges ?? []) {
        const reason = openedBy(hierarchy, instruction);
        if (reason !== undefined) openness.add(`${nameOf(method)} ${reason} (${placeOf(span)})`);
        if (isOverridableCall(hierarchy, instruction)) assumptions.add('known-subclasses');
        const unimplemented = unimplementedType(hierarchy, classes, instruction);
        if (unimplemented !== undefined) {
          openness.add(
            `${nameOf(method)} calls a method of ${simpleName(unimplemented)}, which only clients implement (${placeOf(span)})`,
          );
        }
      }
    }
  }
  return { openness: [...openness], assumptions: [...assumptions] };
}

/** Exceptions and classes like Object bring nothing along that the component's own code could be surprised by. */
function isPlainRoot(hierarchy: Hierarchy, name: ClassName): boolean {
  return PLAIN_ROOTS.has(name) || hierarchy.isSubclass(name, 'java.lang.Throwable');
}

/** What makes the instruction do things that cannot be followed. */
function openedBy(hierarchy: Hierarchy, instruction: Instruction): string | undefined {
  if (instruction.kind === 'unsupported') return `is not understood: ${instruction.reason}`;
  if (instruction.kind !== 'call') return undefined;
  const { owner, name } = instruction.method;
  if (REFLECTIVE.test(owner) || (owner === 'java.lang.Class' && CLASS_REFLECTION.test(name))) {
    return `uses reflection: ${owner}.${name}`;
  }
  const startsThread = name === 'start' && hierarchy.isSubclass(owner, 'java.lang.Thread');
  if (startsThread || (THREADED.test(owner) && name !== '<init>')) return 'starts a thread';
  return undefined;
}

/** Whether a class of the client may have code of its own for the call. */
function isOverridableCall(hierarchy: Hierarchy, instruction: Instruction): boolean {
  if (instruction.kind !== 'call') return false;
  const { dispatch, method } = instruction;
  if (dispatch !== 'virtual' && dispatch !== 'interface') return false;
  const owner = hierarchy.find(method.owner);
  const resolved = hierarchy.resolveMethod(method);
  if (owner === undefined || resolved === undefined) return true;
  return ![owner, resolved].some((element) => hasFlag(element, Flag.FINAL) || hasFlag(element, Flag.PRIVATE));
}

/** The class of the component on which the instruction calls a method, if none of the component's own classes can be the receiver's. */
function unimplementedType(
  hierarchy: Hierarchy,
  classes: readonly ClassDeclaration[],
  instruction: Instruction,
): ClassName | undefined {
  if (instruction.kind !== 'call' || instruction.dispatch === 'static' || instruction.dispatch === 'special')
    return undefined;
  const { owner } = instruction.method;
  if (!classes.some(({ name }) => name === owner)) return undefined;
  const isMade = classes.some((each) => !hasFlag(each, Flag.ABSTRACT) && hierarchy.isSubclass(each.name, owner));
  return isMade ? undefined : owner;
}

function isWritable(field: { readonly flags: number }): boolean {
  return !hasFlag(field, Flag.PRIVATE) && !hasFlag(field, Flag.FINAL) && !hasFlag(field, Flag.SYNTHETIC);
}

function nameOf({ owner, name }: MethodDeclaration): string {
  return `${simpleName(owner)}.${name}`;
}

function placeOf({ file, line }: Span): string {
  return file === '' ? 'generated code' : `${file}:${line}`;
}
