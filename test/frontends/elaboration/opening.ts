/** Opens Java text as a program over the bundled library models. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type JavaClassTable, openJavaProgram } from '../../../src/frontends/java/frontend.js';
import { createJavaParser, type JavaParser } from '../../../src/frontends/java/syntax/parse.js';
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import type { Instruction } from '../../../src/ir/instructions.js';
import type { ClassDeclaration, MethodDeclaration } from '../../../src/ir/program.js';
import { verifyMethod } from '../../../src/ir/verifier.js';
import { MODELS } from '../../support/open.js';

const require = createRequire(import.meta.url);

export function openParser(): Promise<JavaParser> {
  return createJavaParser({
    runtime: readFileSync(require.resolve('web-tree-sitter/web-tree-sitter.wasm')),
    grammar: readFileSync(require.resolve('tree-sitter-java/tree-sitter-java.wasm')),
  });
}

/** One file called Test.java; nothing is elaborated yet. */
export async function openText(text: string): Promise<JavaClassTable> {
  const parser = await openParser();
  return openJavaProgram({ parser, inputs: [{ path: 'Test.java', text }], provider: MODELS });
}

/** The same with every body elaborated. */
export async function elaborateText(text: string): Promise<JavaClassTable> {
  const table = await openText(text);
  table.elaborateAll();
  return table;
}

export function classNamed(table: JavaClassTable, name: string): ClassDeclaration {
  const declaration = table.find(name);
  if (declaration === undefined) throw new Error(`no class ${name}`);
  return declaration;
}

export function methodNamed(declaration: ClassDeclaration, name: string): MethodDeclaration {
  const method = declaration.methods.find((each) => each.name === name);
  if (method === undefined) throw new Error(`no method ${name} in ${declaration.name}`);
  return method;
}

export function instructionsOf(method: MethodDeclaration): readonly Instruction[] {
  return method.body()?.edges.map((edge) => edge.instruction) ?? [];
}

/** Complaints about the input only, as `line:column severity: message`. */
export function complaints(table: JavaClassTable): readonly string[] {
  return table
    .diagnostics()
    .filter(({ span }) => span.file === 'Test.java')
    .map(({ span, severity, message }) => `${span.line}:${span.column} ${severity}: ${message}`);
}

/** What the verifier finds in any class of the input. */
export function verifierProblems(table: JavaClassTable): readonly string[] {
  const hierarchy = new Hierarchy(table);
  return table
    .inputs()
    .flatMap((name) => classNamed(table, name).methods)
    .flatMap((method) =>
      verifyMethod(hierarchy, method).map(({ message }) => `${method.owner}.${method.name}: ${message}`),
    );
}
