/** The papers whose figures are compared, in the order of the page. */
import { compared as classInvariants } from './class-invariant-shapes/compared.js';
import type { Paper } from './compared.js';
import { compared as fastShapes } from './fast-shape-transformers/compared.js';
import { compared as typestates } from './object-typestates/compared.js';
import { compared as recency } from './sas06-recency-abstraction/compared.js';
import { compared as specifications } from './syntactic-specifications/compared.js';

export const PAPERS: readonly Paper[] = [
  { folder: 'sas06-recency-abstraction', pages: ['recency.md', 'check.md'], compared: recency },
  { folder: 'fast-shape-transformers', pages: ['shape.md'], compared: fastShapes },
  { folder: 'class-invariant-shapes', pages: ['invariants.md'], compared: classInvariants },
  { folder: 'object-typestates', pages: ['typestate.md'], compared: typestates },
  { folder: 'syntactic-specifications', pages: ['spec.md'], compared: specifications },
];
