/** Specifications as skeletons: the classes with bodiless methods, and JML comments to paste before the methods of the source. */
import type { Summary } from '../../../domains/relational/summary.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
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
      return [...head, ...classLines(context, classes, name), ''].join('\n');
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
    ...clauses.map((clause) => `//@ ${clause}`),
    ...(left.length === 0 ? [] : [`// not all is said of ${left.join(', ')}`]),
    signature(method),
  ];
}

function signature(method: MethodDeclaration): string {
  const { owner, name, parameters, result } = method;
  const list = parameters.map((each) => `${typeName(each.type)} ${each.name}`).join(', ');
  const modifiers = hasFlag(method, Flag.STATIC) ? 'static ' : '';
  if (name === '<init>') return `${simpleNameOf(owner)}(${list});`;
  return `${modifiers}${typeName(result)} ${name}(${list});`;
}

function typeName(type: string): string {
  const plain = type.replaceAll('[]', '');
  return simpleNameOf(plain) + type.slice(plain.length);
}
