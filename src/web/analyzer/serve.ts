/** The analyzer's side of the conversation: what a worker does with messages. The scope is handed in. */
import type { FromAnalyzer, Question, ToAnalyzer } from '../protocol.js';
import type { Analyzer } from './analyzer.js';

export interface AnalyzerScope {
  post(message: FromAnalyzer): void;
  /** The analyzer, with what it reads from below `base`. */
  load(base: string): Promise<Analyzer>;
  /** Milliseconds that have passed since some moment. */
  now(): number;
  /** Calls back once, so much later; gives a way to prevent it. */
  later(milliseconds: number, action: () => void): () => void;
  /** Small questions that it answers for itself while nobody asks, so that the first real ones find it warm. */
  readonly exercises: readonly Question[];
}

/** Progress is told this often at most, in milliseconds. */
const PROGRESS_EVERY = 50;
/** Nobody has asked for so long: there is time for an exercise. */
const IDLE = 400;

/** Takes messages one by one; questions wait until it is prepared. */
export function serve(scope: AnalyzerScope): (message: ToAnalyzer) => Promise<void> {
  let analyzer: Promise<Analyzer> | undefined;
  const exercises = [...scope.exercises];
  let prevent = (): void => {};
  const rest = (): void => {
    prevent();
    if (exercises.length > 0) prevent = scope.later(IDLE, () => void exercise());
  };
  const exercise = async (): Promise<void> => {
    const question = exercises.shift();
    // What goes wrong here goes wrong again where somebody asks for it, and is told then.
    if (question !== undefined) await analyzer?.then((able) => able.answer(question)).catch(() => {});
    rest();
  };
  return async (message) => {
    prevent();
    if (message.kind === 'prepare') {
      const started = scope.now();
      analyzer = scope.load(message.base);
      await prepare(scope, analyzer, started);
    } else await ask(scope, analyzer, message.question);
    rest();
  };
}

async function prepare(scope: AnalyzerScope, loading: Promise<Analyzer>, started: number): Promise<void> {
  try {
    const { rules } = await loading;
    scope.post({ kind: 'ready', milliseconds: Math.round(scope.now() - started), rules });
  } catch (error) {
    scope.post({ kind: 'failed', number: 0, message: messageOf(error) });
  }
}

async function ask(scope: AnalyzerScope, loading: Promise<Analyzer> | undefined, question: Question): Promise<void> {
  const { number } = question;
  try {
    if (loading === undefined) throw new Error('the analyzer is asked before it is prepared');
    const analyzer = await loading;
    let told = scope.now();
    const answer = await analyzer.answer(question, (done, all, what) => {
      if (scope.now() - told < PROGRESS_EVERY) return;
      told = scope.now();
      scope.post({ kind: 'progress', number, done, all, what });
    });
    scope.post({ kind: 'answer', number, answer });
  } catch (error) {
    scope.post({ kind: 'failed', number, message: messageOf(error) });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
