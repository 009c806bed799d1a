/**
 * The whole analyzer behind one question at a time: from texts to answers. Knows no page, no worker and no file system, so that it
 * runs wherever WebAssembly does.
 */

import type { RuleCard } from '../../findings/check-result.js';
import type { ReportedDiagnostic } from '../../findings/result.js';
import { createJavaParser, RULES } from '../../workspace/index.js';
import type { Answer, Question, ViewName } from '../protocol.js';
import { type Library, libraryOf } from './library.js';
import { diagnosticMarks } from './marks.js';
import { openPack } from './pack.js';
import { type Asked, openProgram } from './program.js';
import { type RememberingParser, rememberingParser } from './remembering-parser.js';
import { findingsView } from './views/findings.js';
import { invariantsView } from './views/invariants.js';
import { irView } from './views/ir.js';
import { shapesView } from './views/shapes.js';
import { specificationView } from './views/specification.js';
import { typestatesView } from './views/typestates.js';
import type { Unfinished } from './views/unfinished.js';

export interface AnalyzerAssets {
  /** `web-tree-sitter.wasm` and `tree-sitter-java.wasm`. */
  readonly runtime: Uint8Array;
  readonly grammar: Uint8Array;
  /** See `pack.ts`. */
  readonly library: Uint8Array<ArrayBuffer>;
}

export type OnProgress = (done: number, all: number, what: string) => void;

export interface Analyzer {
  /** What people are told of the rules of findings. */
  readonly rules: readonly RuleCard[];
  /** What is wrong with the program is in the answer; it fails only by a fault of the analyzer's own. One question at a time. */
  answer(question: Question, onProgress?: OnProgress): Promise<Answer>;
}

export async function createAnalyzer({ runtime, grammar, library }: AnalyzerAssets): Promise<Analyzer> {
  const [parser, pack] = await Promise.all([createJavaParser({ runtime, grammar }), openPack(library)]);
  return analyzerOver(rememberingParser(parser), libraryOf(pack));
}

function analyzerOver(parser: RememberingParser, library: Library): Analyzer {
  return {
    rules: RULES,
    answer: async (question, onProgress = () => {}) => {
      const started = performance.now();
      const files = distinct(question.files);
      parser.keepOnly(new Set(files.map(({ path }) => path)));
      const program = openProgram(files, parser, library);
      const found = await VIEWS[question.view]({ program, library, question, onProgress });
      const diagnostics = [...withoutPath(question, files), ...found.diagnostics];
      return {
        ...found,
        diagnostics,
        marks: [...diagnosticMarks(diagnostics, program), ...found.marks],
        milliseconds: Math.round(performance.now() - started),
      } as Answer;
    },
  };
}

const VIEWS: Readonly<Record<ViewName, (asked: Asked) => Unfinished<Answer> | Promise<Unfinished<Answer>>>> = {
  shapes: shapesView,
  invariants: invariantsView,
  typestates: typestatesView,
  specification: specificationView,
  findings: findingsView,
  ir: irView,
};

type Files = Question['files'];

/** Of files that have the same name, the first. */
function distinct(files: Files): Files {
  return files.filter(({ path }, index) => files.findIndex((other) => other.path === path) === index);
}

function withoutPath({ files }: Question, used: Files): readonly ReportedDiagnostic[] {
  return files
    .filter((file) => !used.includes(file))
    .map(({ path }) => ({
      severity: 'error',
      message: 'another file has the same name; this one is left out',
      file: path,
    }));
}
