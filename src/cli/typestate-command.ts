/** `espalier typestate`: the states that objects of a component can be in, which call leads where, and whether clients keep to it. */
import { Command, Option } from 'commander';
import type { ReportedDiagnostic, RunResult } from '../findings/result.js';
import type { TypestateResult } from '../findings/typestate-result.js';
import { PLAIN } from '../reports/claim-text.js';
import { typestateHtml } from '../reports/html/typestate-html.js';
import { jsonReport } from '../reports/json.js';
import { typestateMarkdown } from '../reports/typestate-markdown.js';
import { typestateDot, typestateSvg } from '../reports/typestate-pictures.js';
import { typestateText } from '../reports/typestate-text.js';
import { type TypestateOptions as Asked, typestate, VERSION, type WithComponents } from '../workspace/index.js';
import { COLOURS, isPainted } from './colours.js';
import { exitStatus } from './exit-status.js';
import { collectInputs } from './input/collect.js';
import type { ExitStatus } from './main.js';
import { type Opened, openInputs } from './open.js';
import { type CommonOptions, withCommonOptions } from './options.js';
import { deliver, report } from './output.js';
import { svgRenderer } from './pictures.js';
import { progressLine } from './progress.js';
import { openWithComponents } from './shipped-components.js';

interface TypestateOptions extends CommonOptions {
  readonly client?: readonly string[];
  readonly errors?: readonly string[];
  readonly replay: boolean;
  readonly engine: 'code' | 'boolean';
}

const FORMATS = ['text', 'json', 'md', 'dot', 'svg', 'html', 'boolean'];

export function typestateCommand(finish: (status: ExitStatus) => void): Command {
  const command = withCommonOptions(
    new Command('typestate')
      .description(
        'find the states of the objects of a component, which call leads where and which fails; check its clients',
      )
      .usage('[<input...>] [--client <file...>]')
      .helpOption('--help', 'print this help'),
    FORMATS,
  )
    .option('--client <file...>', 'programs that use the component, to be checked: files, folders, jars')
    .option(
      '--errors <list>',
      'what counts as an error: throw, null, cast, bounds, arithmetic, assert, all, or exceptions (default: throw,assert)',
      words,
    )
    .addOption(
      new Option('--engine <engine>', 'make the tables by running the code, or the boolean programs made of it')
        .choices(['code', 'boolean'])
        .default('code'),
    )
    .option('--no-replay', 'do not try to replay failing calls of clients in the interpreter')
    .action(async (names: readonly string[], options: TypestateOptions) => {
      const problem = missing(names, options);
      if (problem === undefined) return finish(await runTypestate(names, options));
      process.stderr.write(`error: ${problem}\n`);
      finish(2);
    });
  // Clients of the library alone need no input.
  command.registeredArguments[0]?.argOptional();
  return command;
}

function words(value: string, previous: readonly string[] = []): readonly string[] {
  const parts = value.split(',').map((part) => part.trim());
  return [...previous, ...parts.filter((part) => part !== '')];
}

function missing(names: readonly string[], { client = [] }: TypestateOptions): string | undefined {
  if (names.length > 0) return undefined;
  return client.length > 0 ? undefined : "missing required argument 'input': the classes of a component";
}

async function runTypestate(names: readonly string[], options: TypestateOptions): Promise<ExitStatus> {
  const { client = [], format } = options;
  const isClient = clientsOf(client, options);
  const shipped = names.length > 0 ? undefined : await openWithComponents(client, options, isClient);
  const opened = shipped?.opened ?? (await openInputs([...names, ...client], options));
  const { workspace, diagnostics, unusable, library } = opened;
  const started = performance.now();
  const progress = progressLine(options);
  const found = typestate(workspace, {
    classes: options.class,
    methods: options.method,
    isClient,
    ...(options.errors === undefined ? {} : { errors: options.errors }),
    replay: options.replay,
    engine: options.engine,
    budget: options.budget,
    ...(options.budgetMs === undefined ? {} : { budgetMilliseconds: options.budgetMs }),
    onProgress: progress.show,
    printsBoolean: format === 'boolean',
    ...(shipped === undefined ? {} : { shipped: { names: shipped.used, plain: shipped.plain.workspace } }),
  });
  progress.clear();
  const result: RunResult<TypestateResult> = {
    tool: { name: 'espalier', version: VERSION },
    command: 'typestate',
    library,
    assumptions: found.assumptions,
    results: [...found.components, ...found.clients],
    diagnostics: [
      ...diagnostics,
      ...shippedNotes(shipped),
      ...found.diagnostics,
      ...found.unmatched.map((message): ReportedDiagnostic => ({ severity: 'error', message })),
      ...workspace.diagnostics().filter(({ file }) => file === undefined || shipped?.isShipped(file) !== true),
    ],
    stats: { methods: found.statistics.methods, milliseconds: Math.round(performance.now() - started) },
  };
  const delivered = deliver(await written(result, found.boolean, opened.source, options), options);
  report(result.diagnostics, options);
  if (found.faults > 0) return 3;
  const claims = result.results.flatMap((each) => each.claims);
  const isUnchecked = names.length > 0 && client.length > 0 && found.count === 0;
  const isUnusable = unusable() || found.unmatched.length > 0 || isUnchecked || !delivered;
  return exitStatus(claims, options.failOn, isUnusable);
}

function shippedNotes(shipped: WithComponents<Opened> | undefined): readonly ReportedDiagnostic[] {
  if (shipped === undefined || shipped.used.length > 0) return [];
  return [{ severity: 'note', message: 'no shipped component is used: of the clients nothing is claimed' }];
}

/** A class is a client if it comes from a file, folder or archive that `--client` names. */
function clientsOf(client: readonly string[], { strict }: TypestateOptions): NonNullable<Asked['isClient']> {
  if (client.length === 0) return () => false;
  const { sources, classes } = collectInputs(client, strict === true);
  const files = new Set(sources.map(({ path }) => path));
  const names = new Set(classes.flatMap((listing) => [...listing.names()]));
  const isListed = (name: string): boolean => {
    for (let end = name.length; end > 0; end = name.lastIndexOf('$', end - 1)) {
      if (names.has(name.slice(0, end))) return true;
    }
    return false;
  };
  return ({ name, file }) => files.has(file) || isListed(name);
}

async function written(
  result: RunResult<TypestateResult>,
  boolean: string,
  source: Opened['source'],
  options: TypestateOptions,
): Promise<string> {
  switch (options.format) {
    case 'json':
      return jsonReport(result);
    case 'md':
      return typestateMarkdown(result);
    case 'html':
      return typestateHtml(result, await svgRenderer());
    case 'svg':
      return typestateSvg(result, await svgRenderer());
    case 'dot':
      return typestateDot(result);
    case 'boolean':
      return boolean;
    default:
      return typestateText(result, { source, paint: isPainted(options) ? COLOURS : PLAIN });
  }
}
