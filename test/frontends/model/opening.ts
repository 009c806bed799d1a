/** Opens the semantic model over source text, with the small test library behind it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { JavaModel, SourceProvider } from '../../../src/frontends/java/model/model.js';
import { openModel } from '../../../src/frontends/java/model/open-model.js';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../../../src/frontends/java/model/symbols.js';
import { createJavaParser, type JavaParser } from '../../../src/frontends/java/syntax/parse.js';
import { libraryProvider } from './library.js';

const require = createRequire(import.meta.url);

export function openParser(): Promise<JavaParser> {
  return createJavaParser({
    runtime: readFileSync(require.resolve('web-tree-sitter/web-tree-sitter.wasm')),
    grammar: readFileSync(require.resolve('tree-sitter-java/tree-sitter-java.wasm')),
  });
}

export async function openSources(
  sources: Readonly<Record<string, string>> | string,
  provider: SourceProvider = libraryProvider(),
): Promise<JavaModel> {
  const parser = await openParser();
  const texts = typeof sources === 'string' ? { 'Test.java': sources } : sources;
  return openModel({
    parser,
    inputs: Object.entries(texts).map(([path, text]) => parser.parse(path, text)),
    provider,
  });
}

export function classNamed(model: JavaModel, name: string): ClassSymbol {
  const symbol = model.findClass(name);
  if (symbol === undefined) throw new Error(`no class ${name}`);
  return symbol;
}

export function methodNamed(symbol: ClassSymbol, name: string): MethodSymbol {
  const method = symbol.methods().find((each) => each.name === name);
  if (method === undefined) throw new Error(`no method ${name}`);
  return method;
}

export function fieldNamed(symbol: ClassSymbol, name: string): FieldSymbol {
  const field = symbol.fields().find((each) => each.name === name);
  if (field === undefined) throw new Error(`no field ${name}`);
  return field;
}
