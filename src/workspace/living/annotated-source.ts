/** `@SuppressWarnings("espalier:rule")`, `@SuppressEspalier("rule")` and `@Generated` in source: what they stand on is what they cover. */
import type { ReportedDiagnostic } from '../../findings/result.js';
import { childOfKind, fieldOf, fieldsOf } from '../../frontends/java/syntax/navigation.js';
import type { SourceFile, SyntaxNode } from '../../frontends/java/syntax/tree.js';
import { type Extent, extentOf, isInside, isOfVariable, type VariableScope } from './extent.js';
import { type ReadSuppressors, unknownRule } from './ignore-comments.js';
import { ruleNames } from './rule-names.js';
import type { Suppressor } from './suppression.js';

/** Whether it is worth parsing a text for them. */
export function mayBeAnnotated(text: string): boolean {
  return /SuppressWarnings[\s\S]*espalier|SuppressEspalier|@[\w.\s]*\bGenerated\b/.test(text);
}

export function annotatedSuppressors(source: SourceFile, known: readonly string[]): ReadSuppressors {
  const suppressors: Suppressor[] = [];
  const diagnostics: ReportedDiagnostic[] = [];
  for (const { node, around } of annotationsOf(source.root)) {
    const found = elementsOf(source, node);
    if (found === undefined) continue;
    const { file, line, column } = source.span(node);
    const { names, isAll } = ruleNames(found.values, found.isOwn ? 'own' : 'other');
    for (const name of names) {
      if (known.includes(name)) continue;
      const message = `suppression: ${unknownRule(name, known)}`;
      diagnostics.push({ severity: 'warning', message, file, line, column });
    }
    const rules = names.filter((name) => known.includes(name));
    const declaration = around.at(-1)?.kind === 'modifiers' ? around.at(-2) : around.at(-1);
    if (declaration === undefined || (rules.length === 0 && !isAll)) continue;
    const extent = extentOf(source, declaration);
    const variables = variablesOf(source, declaration, around);
    suppressors.push({
      location: { file, line, column },
      rules: isAll ? undefined : rules,
      ...(found.reason === undefined ? {} : { reason: found.reason }),
      ...(found.isDescription === true ? { isDescription: true } : {}),
      covers: (claim) =>
        isInside(claim.location, extent) || variables.some((variable) => isOfVariable(claim, variable)),
    });
  }
  return { suppressors, diagnostics };
}

interface Met {
  readonly node: SyntaxNode;
  /** The nodes that it stands in, the outermost first. */
  readonly around: readonly SyntaxNode[];
}

/** In order of appearance. Trees of hostile text may be deep, so that no recursion is used. */
function annotationsOf(root: SyntaxNode): readonly Met[] {
  const found: Met[] = [];
  const path: { readonly node: SyntaxNode; next: number }[] = [{ node: root, next: 0 }];
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const child = top.node.children[top.next++];
    if (child === undefined) path.pop();
    else if (child.kind === 'annotation' || child.kind === 'marker_annotation') {
      found.push({ node: child, around: path.map(({ node }) => node) });
    } else if (child.children.length > 0) path.push({ node: child, next: 0 });
  }
  return found;
}

export interface Elements {
  readonly values: readonly string[];
  readonly reason?: string;
  /** Made for this tool: its values need no prefix. */
  readonly isOwn: boolean;
  readonly isDescription?: boolean;
}

/** Code that a tool wrote, by whatever package the annotation is of: nobody repairs it where it stands. */
export const GENERATED: Elements = { values: [], isOwn: true, isDescription: true, reason: 'generated code' };

/** Undefined where the annotation is none of ours. */
function elementsOf(source: SourceFile, node: SyntaxNode): Elements | undefined {
  const name = fieldOf(node, 'name');
  const simple = name === undefined ? '' : (source.textOf(name).split('.').at(-1)?.trim() ?? '');
  if (simple === 'Generated') return GENERATED;
  if (simple !== 'SuppressWarnings' && simple !== 'SuppressEspalier') return undefined;
  const isOwn = simple === 'SuppressEspalier';
  const values: string[] = [];
  const reasons: string[] = [];
  for (const child of fieldOf(node, 'arguments')?.children ?? []) {
    if (child.kind !== 'element_value_pair') values.push(...literalsOf(source, child));
    else {
      const [key, value] = [fieldOf(child, 'key'), fieldOf(child, 'value')];
      if (key === undefined || value === undefined) continue;
      (source.textOf(key) === 'value' ? values : reasons).push(...literalsOf(source, value));
    }
  }
  if (!isOwn && !values.some((value) => value.startsWith('espalier'))) return undefined;
  return { values, isOwn, ...(reasons.length === 0 ? {} : { reason: reasons.join('; ') }) };
}

/** A text, or the texts of a list. */
function literalsOf(source: SourceFile, node: SyntaxNode): readonly string[] {
  if (node.kind === 'string_literal') return [source.textOf(node).slice(1, -1)];
  if (node.kind !== 'element_value_array_initializer') return [];
  return node.children.flatMap((child) => literalsOf(source, child));
}

/** Variables that the declaration declares, each with the text in which its name means it. */
function variablesOf(
  source: SourceFile,
  declaration: SyntaxNode,
  around: readonly SyntaxNode[],
): readonly VariableScope[] {
  const scopes = SCOPES.find(([kinds]) => kinds.includes(declaration.kind))?.[1];
  const scope = [...around].reverse().find(({ kind }) => scopes?.includes(kind) === true);
  if (scope === undefined) return [];
  const declarators = fieldsOf(declaration, 'declarator');
  const names = declarators.length > 0 ? declarators : [childOfKind(declaration, 'variable_declarator') ?? declaration];
  return names.flatMap((declarator): readonly VariableScope[] => {
    const name = fieldOf(declarator, 'name');
    if (name === undefined) return [];
    const text = source.textOf(name);
    const isField = declaration.kind === 'field_declaration';
    const hidden = isField ? hidings(source, scope, text) : [];
    return [{ name: text, isField, extent: extentOf(source, scope), hidden }];
  });
}

const METHODS: readonly string[] = [
  'method_declaration',
  'constructor_declaration',
  'compact_constructor_declaration',
  'lambda_expression',
];
const CLASSES: readonly string[] = ['class_body', 'enum_body', 'interface_body', 'record_declaration'];
const BLOCKS: readonly string[] = [
  'block',
  'constructor_body',
  'for_statement',
  'switch_block_statement_group',
  'try_with_resources_statement',
];

/** Which nodes around a declaration are the scope of what it declares. */
const SCOPES: readonly (readonly [kinds: readonly string[], scopes: readonly string[]])[] = [
  [['field_declaration'], CLASSES],
  [
    ['formal_parameter', 'spread_parameter'],
    [...METHODS, 'record_declaration'],
  ],
  [['catch_formal_parameter'], ['catch_clause']],
  [['local_variable_declaration'], BLOCKS],
  [['resource'], ['try_with_resources_statement']],
  [['enhanced_for_statement'], BLOCKS],
];

/** Methods in which a local variable or parameter of that name hides the field. */
function hidings(source: SourceFile, scope: SyntaxNode, name: string): readonly Extent[] {
  const found: Extent[] = [];
  const pending: { readonly node: SyntaxNode; readonly method: SyntaxNode | undefined }[] = [
    { node: scope, method: undefined },
  ];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node } = next;
    const method = METHODS.includes(node.kind) || node.kind === 'block' ? (next.method ?? node) : next.method;
    const declared = fieldOf(node, 'name');
    const isVariable = VARIABLES.includes(node.kind);
    if (method !== undefined && isVariable && declared !== undefined && source.textOf(declared) === name) {
      found.push(extentOf(source, method));
    }
    for (const child of node.children) if (child.children.length > 0) pending.push({ node: child, method });
  }
  return found;
}

const VARIABLES: readonly string[] = [
  'variable_declarator',
  'formal_parameter',
  'catch_formal_parameter',
  'resource',
  'enhanced_for_statement',
];
