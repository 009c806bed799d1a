/** `espalier invariants`: what always holds of the structures behind the fields of classes. */
import { Command } from 'commander';
import type { DrawnClass, InvariantsResult } from '../findings/invariants-result.js';
import type { ReportedDiagnostic, RunResult } from '../findings/result.js';
import { PLAIN } from '../reports/claim-text.js';
import { invariantsHtml } from '../reports/html/invariants-html.js';
import { invariantsDot, invariantsSvg } from '../reports/invariants-pictures.js';
import { invariantsText } from '../reports/invariants-text.js';
import { jsonReport } from '../reports/json.js';
import { invariants, VERSION } from '../workspace/index.js';
import { COLOURS, isPainted } from './colours.js';
import { exitStatus } from './exit-status.js';
import type { ExitStatus } from './main.js';
import { type Opened, openInputs } from './open.js';
import { type CommonOptions, oneOf, withCommonOptions } from './options.js';
import { deliver, report } from './output.js';
import { layOutRenderer, svgRenderer } from './pictures.js';
import { progressLine } from './progress.js';

const DOMAINS = ['auto', 'shapegraph', 'contraction', 'nullness', 'signs'] as const;

interface InvariantsOptions extends CommonOptions {
  readonly domain: (typeof DOMAINS)[number];
  readonly closedWorld?: boolean;
  readonly threads: 'one' | 'many';
  readonly replay: boolean;
}

export function invariantsCommand(finish: (status: ExitStatus) => void): Command {
  const command = new Command('invariants')
    .description('prove what always holds of the structures behind the fields of classes, whatever clients do')
    .usage('<input...>')
    .helpOption('--help', 'print this help');
  return withCommonOptions(command, ['text', 'json', 'svg', 'dot', 'html'])
    .option('--domain <domain>', `the local analysis: ${DOMAINS.join(', ')}`, oneOf(...DOMAINS), 'auto')
    .option('--closed-world', 'all code is in the input; from outside only the class itself is called')
    .option(
      '--threads <threads>',
      'one, or many: then fields must be guarded by synchronized',
      oneOf('one', 'many'),
      'one',
    )
    .option('--no-replay', 'do not try to break claims by calls in the interpreter')
    .action(async (names: readonly string[], options: InvariantsOptions) => {
      const opened = await openInputs(names, options, { focus: true });
      return finish(await runInvariants(opened, options));
    });
}

async function runInvariants(opened: Opened, options: InvariantsOptions): Promise<ExitStatus> {
  const { workspace, diagnostics, unusable, library } = opened;
  const started = performance.now();
  const progress = progressLine(options);
  const { format } = options;
  const found = invariants(workspace, {
    classes: options.class,
    methods: options.method,
    domain: options.domain,
    world: options.closedWorld === true ? 'closed' : 'open',
    threads: options.threads,
    replay: options.replay,
    budget: options.budget,
    ...(options.budgetMs === undefined ? {} : { budgetMilliseconds: options.budgetMs }),
    onProgress: progress.show,
    draws: format === 'html' || format === 'svg' || format === 'dot',
  });
  progress.clear();
  const result: RunResult<InvariantsResult> = {
    tool: { name: 'espalier', version: VERSION },
    command: 'invariants',
    library,
    assumptions: found.assumptions,
    results: found.results,
    diagnostics: [
      ...diagnostics,
      ...found.diagnostics,
      ...found.unmatched.map((message): ReportedDiagnostic => ({ severity: 'error', message })),
      ...workspace.diagnostics(),
    ],
    stats: {
      methods: found.results.reduce((count, { methods }) => count + methods.length, 0),
      milliseconds: Math.round(performance.now() - started),
    },
  };
  const delivered = deliver(await written(result, found.drawn, opened.source, options), options);
  report(result.diagnostics, options);
  if (found.faults > 0) return 3;
  const claims = result.results.flatMap((each) => each.claims);
  return exitStatus(claims, options.failOn, unusable() || found.unmatched.length > 0 || !delivered);
}

async function written(
  result: RunResult<InvariantsResult>,
  drawn: readonly DrawnClass[],
  source: Opened['source'],
  options: InvariantsOptions,
): Promise<string> {
  switch (options.format) {
    case 'json':
      return jsonReport(result);
    case 'html':
      return invariantsHtml(result, drawn, await svgRenderer());
    case 'svg':
      return invariantsSvg(drawn, await layOutRenderer());
    case 'dot':
      return invariantsDot(drawn);
    default:
      return invariantsText(result, { source, paint: isPainted(options) ? COLOURS : PLAIN });
  }
}
