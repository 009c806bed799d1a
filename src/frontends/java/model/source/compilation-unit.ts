/** One source file's package, imports and top-level class declarations. */
import type { Origin } from '../../../../ir/program.js';
import { childOfKind, hasToken } from '../../syntax/navigation.js';
import type { SourceFile, SyntaxNode } from '../../syntax/tree.js';

export interface Import {
  readonly node: SyntaxNode;
  /** Parts of the name, without the `*`. */
  readonly names: readonly string[];
  readonly isStatic: boolean;
  readonly onDemand: boolean;
  /** `import module M`. */
  readonly isModule: boolean;
}

export interface CompilationUnit {
  readonly file: SourceFile;
  readonly origin: Origin;
  /** Empty for the unnamed package. */
  readonly packageName: string;
  readonly imports: readonly Import[];
  /** Class, interface, enum, record and annotation declarations, those inside syntax errors included. */
  readonly declarations: readonly SyntaxNode[];
  /** The name of the class that a file with methods outside all classes declares (JLS 8.1.8); its body is the whole file. */
  readonly implicitClass: string | undefined;
}

export const CLASS_DECLARATIONS: ReadonlySet<string> = new Set([
  'class_declaration',
  'interface_declaration',
  'enum_declaration',
  'record_declaration',
  'annotation_type_declaration',
]);

export function readUnit(file: SourceFile, origin: Origin): CompilationUnit {
  let packageName = '';
  const imports: Import[] = [];
  const declarations: SyntaxNode[] = [];
  for (const child of flattenErrors(file.root.children)) {
    if (child.kind === 'package_declaration') {
      const name = nameIn(child);
      if (name !== undefined && packageName === '') packageName = partsOf(file, name).join('.');
    } else if (child.kind === 'import_declaration') {
      const name = nameIn(child);
      if (name === undefined) continue;
      imports.push({
        node: child,
        names: partsOf(file, name),
        isStatic: hasToken(child, 'static'),
        onDemand: childOfKind(child, 'asterisk') !== undefined,
        isModule: hasToken(child, 'module'),
      });
    } else if (CLASS_DECLARATIONS.has(child.kind)) {
      declarations.push(child);
    }
  }
  const implicitClass = implicitClassName(file);
  return { file, origin, packageName, imports, declarations, implicitClass };
}

function implicitClassName(file: SourceFile): string | undefined {
  const { root } = file;
  if (root.broken || !root.children.some((child) => child.kind === 'method_declaration')) return undefined;
  const base = file.path.slice(Math.max(file.path.lastIndexOf('/'), file.path.lastIndexOf('\\')) + 1);
  const name = base.replace(/\.java$/, '');
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : undefined;
}

/** The children with those of syntax errors in their place, so that what parsed inside an error is still seen. */
export function flattenErrors(children: readonly SyntaxNode[]): readonly SyntaxNode[] {
  if (!children.some((child) => child.kind === 'ERROR')) return children;
  return children.flatMap((child) => (child.kind === 'ERROR' ? child.children : [child]));
}

function nameIn(node: SyntaxNode): SyntaxNode | undefined {
  return childOfKind(node, 'scoped_identifier') ?? childOfKind(node, 'identifier');
}

/** The identifiers of a (qualified) name; comments and blanks between them are skipped. */
export function partsOf(file: SourceFile, name: SyntaxNode): readonly string[] {
  const parts: string[] = [];
  let at: SyntaxNode | undefined = name;
  while (at !== undefined && at.children.length > 0) {
    const last: SyntaxNode | undefined = at.children.findLast(
      (child: SyntaxNode) => child.named && !child.kind.endsWith('annotation'),
    );
    if (last !== undefined) parts.push(file.textOf(last));
    const next: SyntaxNode | undefined = at.children[0];
    if (next === last) break;
    at = next;
  }
  if (at !== undefined && at.children.length === 0) parts.push(...file.textOf(at).split('.').reverse());
  return parts.reverse();
}
