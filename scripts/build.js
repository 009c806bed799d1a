/** Builds dist/: the bundle, and the parser's wasm files beside it. */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { bundle } from './bundle.js';

rmSync('dist', { recursive: true, force: true });
mkdirSync('dist', { recursive: true });
await bundle('dist');
copyFileSync('node_modules/tree-sitter-java/tree-sitter-java.wasm', 'dist/tree-sitter-java.wasm');
copyFileSync('node_modules/web-tree-sitter/web-tree-sitter.wasm', 'dist/web-tree-sitter.wasm');
