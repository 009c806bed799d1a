/** Builds dist/: the bundle, the parser's wasm files beside it, and the page of `explore`. */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bundle } from './bundle.js';
import { buildSite } from './web-site.js';

rmSync('dist', { recursive: true, force: true });
mkdirSync('dist', { recursive: true });
await bundle('dist');
copyFileSync('node_modules/tree-sitter-java/tree-sitter-java.wasm', 'dist/tree-sitter-java.wasm');
copyFileSync('node_modules/web-tree-sitter/web-tree-sitter.wasm', 'dist/web-tree-sitter.wasm');
await buildSite(path.resolve('dist/web'));
