/** `espalier shape`: heap shapes at every line, and what they prove. */
import { Command, InvalidArgumentError } from 'commander';
import type { ReportedDiagnostic, RunResult } from '../findings/result.js';
import type { DrawnMethod, ShapeResult } from '../findings/shape-result.js';
import { PLAIN } from '../reports/claim-text.js';
import { shapeHtml } from '../reports/html/shape-html.js';
import { jsonReport } from '../reports/json.js';
import { shapesDot, shapesSvg } from '../reports/shape-pictures.js';
import { shapeText } from '../reports/shape-text.js';
import { type Shaped, shape, VERSION } from '../workspace/index.js';
import { COLOURS, isPainted } from './colours.js';
import { exitStatus } from './exit-status.js';
import type { ExitStatus } from './main.js';
import { type Opened, openInputs } from './open.js';
import { type CommonOptions, oneOf, withCommonOptions } from './options.js';
import { deliver, report } from './output.js';
import { layOutRenderer, svgRenderer } from './pictures.js';
import { progressLine } from './progress.js';

interface ShapeOptions extends CommonOptions {
  readonly join: 'partial' | 'relational';
  readonly abstraction: 'auto' | 'everywhere' | 'loop-heads';
  readonly inverse: readonly Inverse[];
  readonly at?: Place;
  readonly replay: boolean;
  readonly needs: boolean;
}

interface Inverse {
  readonly field: string;
  readonly of: string;
}

interface Place {
  /** The end of a path; left out: any file. */
  readonly file?: string;
  readonly line: number;
}

export function shapeCommand(finish: (status: ExitStatus) => void): Command {
  const command = new Command('shape')
    .description('prove what methods do to lists, trees and rings, and draw the shapes at every line')
    .usage('<input...>')
    .helpOption('--help', 'print this help');
  return withCommonOptions(command, ['text', 'json', 'svg', 'dot', 'html'])
    .option('--join <join>', 'how states are merged: partial, relational', oneOf('partial', 'relational'), 'partial')
    .option(
      '--abstraction <where>',
      'where states are contracted: auto, everywhere, loop-heads',
      oneOf('auto', 'everywhere', 'loop-heads'),
      'auto',
    )
    .option('--inverse <fields>', 'prev=next: the field prev points back along next (repeatable)', inverse, [])
    .option('--at <line>', 'the line, or File.java:LINE, whose shapes svg and dot draw', place)
    .option('--no-replay', 'do not try to break claims in the interpreter')
    .option('--no-needs', 'do not look for preconditions where a claim fails without')
    .action(async (names: readonly string[], options: ShapeOptions) => {
      const problem = optionProblem(options);
      if (problem !== undefined) return finish(refused([problem]));
      const opened = await openInputs(names, options, { focus: true });
      const unknown = unknownFields(opened, options.inverse);
      return finish(unknown.length > 0 ? refused(unknown) : await runShape(opened, options));
    });
}

function refused(messages: readonly string[]): ExitStatus {
  const diagnostics = messages.map((message): ReportedDiagnostic => ({ severity: 'error', message }));
  report(diagnostics, {});
  return 2;
}

function optionProblem({ format, at }: ShapeOptions): string | undefined {
  const draws = format === 'svg' || format === 'dot';
  if (draws && at === undefined) return `--format ${format} draws the shapes of one line: say which with --at LINE`;
  if (!draws && at !== undefined) return '--at is for --format svg and dot; html shows all lines';
  return undefined;
}

function unknownFields({ workspace: { table } }: Opened, inverses: readonly Inverse[]): readonly string[] {
  if (inverses.length === 0) return [];
  const declared = new Set(
    table.inputs().flatMap((name) => (table.find(name)?.fields ?? []).map((field) => field.name)),
  );
  const named = new Set(inverses.flatMap(({ field, of }) => [field, of]));
  return [...named]
    .filter((name) => !declared.has(name))
    .map((name) => `--inverse: no class of the input has a field ${name}`);
}

async function runShape(opened: Opened, options: ShapeOptions): Promise<ExitStatus> {
  const { workspace, diagnostics, unusable, source, library } = opened;
  const started = performance.now();
  const progress = progressLine(options);
  const { at, format } = options;
  const shaped = shape(workspace, {
    classes: options.class,
    methods: options.method,
    join: options.join,
    abstraction: options.abstraction,
    inverses: options.inverse,
    needs: options.needs,
    replay: options.replay,
    budget: options.budget,
    ...(options.budgetMs === undefined ? {} : { budgetMilliseconds: options.budgetMs }),
    onProgress: progress.show,
    source,
    ...(format === 'html' ? { draws: () => true } : {}),
    ...(at === undefined ? {} : { draws: (file: string, line: number) => isMeant(at, file, line) }),
  });
  progress.clear();
  const missing = at === undefined ? undefined : missingLine(shaped, at);
  const result: RunResult<ShapeResult> = {
    tool: { name: 'espalier', version: VERSION },
    command: 'shape',
    library,
    assumptions: shaped.assumptions,
    results: shaped.results,
    diagnostics: [
      ...diagnostics,
      ...shaped.diagnostics,
      ...[...shaped.unmatched, ...(missing === undefined ? [] : [missing])].map(
        (message): ReportedDiagnostic => ({ severity: 'error', message }),
      ),
      ...workspace.diagnostics(),
    ],
    stats: { methods: shaped.results.length, milliseconds: Math.round(performance.now() - started) },
  };
  const delivered = missing === undefined && deliver(await written(result, shaped.drawn, source, options), options);
  report(result.diagnostics, options);
  if (shaped.faults > 0) return 3;
  const claims = result.results.flatMap((each) => each.claims);
  return exitStatus(claims, options.failOn, unusable() || shaped.unmatched.length > 0 || !delivered);
}

async function written(
  result: RunResult<ShapeResult>,
  drawn: readonly DrawnMethod[],
  source: Opened['source'],
  options: ShapeOptions,
): Promise<string> {
  switch (options.format) {
    case 'json':
      return jsonReport(result);
    case 'html':
      return shapeHtml(result, drawn, { source, svgOf: await svgRenderer() });
    case 'svg':
      return shapesSvg(drawn, await layOutRenderer());
    case 'dot':
      return shapesDot(drawn);
    default:
      return shapeText(result, { source, paint: isPainted(options) ? COLOURS : PLAIN });
  }
}

function isMeant({ file, line }: Place, path: string, at: number): boolean {
  return line === at && (file === undefined || path === file || path.replaceAll('\\', '/').endsWith(`/${file}`));
}

/** What to say where nothing is drawn; the lines that could have been are at hand. */
function missingLine({ drawn, results, unmatched }: Shaped, { file, line }: Place): string | undefined {
  if (drawn.some(({ lines }) => lines.length > 0) || unmatched.length > 0) return undefined;
  const name = file === undefined ? String(line) : `${file}:${line}`;
  const known = [...new Set(results.flatMap(({ points }) => points.map((point) => point.line)))].sort((a, b) => a - b);
  const nearest = [...known].sort((a, b) => Math.abs(a - line) - Math.abs(b - line)).slice(0, 3);
  const hint = nearest.length === 0 ? '' : `; lines with shapes nearby: ${nearest.sort((a, b) => a - b).join(', ')}`;
  return `--at ${name}: no analysed statement is on that line${hint}`;
}

function inverse(value: string, previous: readonly Inverse[]): readonly Inverse[] {
  const parts = /^\s*([\p{L}_$][\p{L}\p{N}_$]*)\s*=\s*([\p{L}_$][\p{L}\p{N}_$]*)\s*$/u.exec(value);
  const [, field, of] = parts ?? [];
  if (field === undefined || of === undefined) {
    throw new InvalidArgumentError('two field names are needed, as in prev=next');
  }
  if (field === of) throw new InvalidArgumentError('a field is not its own inverse');
  return [...previous, { field, of }];
}

function place(value: string): Place {
  const parts = /^(?:(.+):)?([0-9]{1,9})$/.exec(value);
  const line = Number(parts?.[2]);
  if (parts === null || line < 1) throw new InvalidArgumentError('a line is needed: 12, or List.java:12');
  return parts[1] === undefined ? { line } : { file: parts[1].replaceAll('\\', '/'), line };
}
