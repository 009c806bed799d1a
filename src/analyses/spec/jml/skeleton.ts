/** Specifications as skeletons: the classes with bodiless methods, and JML comments to paste before the methods of the source. */

import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, LANGUAGE_PACKAGE, packageOf } from '../../../ir/types.js';
import type { Summary } from '../../../machines/relational/summary.js';
import type { ResultContext } from '../method-result.js';
import { simpleNameOf } from '../program-names.js';
import { jmlClauses } from './clauses.js';

export function jmlSkeletons(
  context: ResultContext,
  methods: readonly { readonly method: MethodDeclaration; readonly summary: Summary }[],
): string {
  const classes = new Map<ClassName, string[]>();
  for (const { method, summary } of methods) {
    const lines = methodLines(context, method, summary);
    const known = classes.get(method.owner);
    if (known === undefined) classes.set(method.owner, lines);
    else known.push('', ...lines);
  }
  const outermost = new Set([...classes.keys()].map((name) => name.split('$')[0] ?? name));
  return [...outermost]
    .map((name) => {
      const end = name.lastIndexOf('.');
      const head = end < 0 ? [] : [`package ${name.slice(0, end)};`, ''];
      // One file a class: where each begins.
      const file = outermost.size === 1 ? [] : [`// ${name.replaceAll('.', '/')}.jml`];
      return [...file, ...head, ...classLines(context, classes, name), ''].join('\n');
    })
    .join('\n');
}

/** A class with its methods, and the classes in it that have some. */
function classLines(
  context: ResultContext,
  classes: ReadonlyMap<ClassName, readonly string[]>,
  name: ClassName,
): readonly string[] {
  const kind = context.hierarchy.isInterface(name) ? 'interface' : 'class';
  const nested = new Set(
    [...classes.keys()]
      .filter((other) => other.startsWith(`${name}$`))
      .map((other) => `${name}$${other.slice(name.length + 1).split('$')[0]}`),
  );
  const parts = [classes.get(name) ?? [], ...[...nested].map((inner) => classLines(context, classes, inner))];
  const lines = parts.filter((part) => part.length > 0).flatMap((part, place) => (place === 0 ? part : ['', ...part]));
  return [`${kind} ${simpleNameOf(name)} {`, ...lines.map((line) => (line === '' ? '' : `  ${line}`)), '}'];
}

function methodLines(context: ResultContext, method: MethodDeclaration, summary: Summary): string[] {
  const outcome = summary.outcomes.find(({ kind }) => kind === 'return');
  if (summary.unknown !== undefined) return [`// nothing is known: ${summary.unknown}`, signature(method)];
  if (outcome === undefined) return ['//@ ensures false;', signature(method)];
  const { clauses, left } = jmlClauses(context, outcome);
  return [
    ...clauses.flatMap(written).map((clause) => `//@ ${clause}`),
    ...(left.length === 0 ? [] : [`// not all is said of ${left.join(', ')}`]),
    signature(method),
  ];
}

/** Without the reference of an inner object to the one around it, which has no name in Java. */
function written(clause: string): readonly string[] {
  if (!clause.startsWith('assignable')) return /\bthis\$/.test(clause) ? [] : [clause];
  const places = clause.replace(/^assignable |;$/g, '').split(', ');
  const named = places.filter((place) => !/\bthis\$/.test(place));
  return [`assignable ${named.length === 0 ? '\\nothing' : named.join(', ')};`];
}

function signature(method: MethodDeclaration): string {
  const { owner, name, parameters, result } = method;
  const list = parameters
    .filter((each) => !each.name.startsWith('this$'))
    .map((each) => `${typeName(each.type, owner)} ${each.name}`)
    .join(', ');
  const modifiers = hasFlag(method, Flag.STATIC) ? 'static ' : '';
  if (name === '<init>') return `${simpleNameOf(owner)}(${list});`;
  return `${modifiers}${typeName(result, owner)} ${name}(${list});`;
}

/** As it can be written in the file of the class, without imports. */
function typeName(type: string, owner: ClassName): string {
  const plain = type.replaceAll('[]', '');
  const brackets = type.slice(plain.length);
  const [outer = plain] = plain.split('$');
  if (outer === owner.split('$')[0]) return simpleNameOf(plain) + brackets;
  const isNear = [packageOf(owner), LANGUAGE_PACKAGE.slice(0, -1)].includes(packageOf(plain));
  const written = isNear ? plain.slice(plain.lastIndexOf('.') + 1) : plain;
  return written.replaceAll('$', '.') + brackets;
}
