/** `espalier explore`: the analyses in the browser, beside the code. */
import path from 'node:path';
import type { ReportedDiagnostic } from '../findings/result.js';
import type { ExploreOptions } from '../workspace/commands/explore/card.js';
import type { Typed } from './commands/from-card.js';
import type { ExitStatus } from './exit-status.js';
import { openBrowser } from './explore/browser.js';
import type { Served } from './explore/server.js';
import { type LocalSession, openSession } from './explore/session.js';
import { readSite, type Site } from './explore/site.js';
import { reasonOf } from './input/files.js';
import { packageRoot } from './input/package-files.js';
import { report } from './output.js';

export function performExplore({ names, options }: Typed): Promise<ExitStatus> {
  // Read by the card of this command.
  return explore(names, options as unknown as ExploreOptions);
}

async function explore(names: readonly string[], options: ExploreOptions): Promise<ExitStatus> {
  const site = readSite(path.join(packageRoot(), 'dist', 'web'));
  if (site === undefined) return refused('the page is not built: run npm run build:web in the folder of espalier');
  const { shown, session } = openSession(names, options.strict === true ? 'strict' : 'lenient');
  report(shown.diagnostics, options);
  const isEmpty = names.length > 0 && shown.files.length === 0;
  if (isEmpty) return 2;
  const status = await serveUntilEnded(site, session, options);
  return status === 0 && shown.unusable ? 2 : status;
}

async function serveUntilEnded(site: Site, session: LocalSession, options: ExploreOptions): Promise<ExitStatus> {
  // Loaded here, since loading it takes longer than most runs of the other commands.
  const { serve } = await import('./explore/server.js');
  let served: Served;
  try {
    served = await serve({ site, session, port: options.port });
  } catch (error) {
    return refused(`cannot listen on port ${options.port} of 127.0.0.1: ${reasonOf(error)}`);
  }
  const ended = interruption();
  process.stdout.write(`${served.address}\n`);
  if (options.quiet !== true) process.stderr.write('open this address in a browser of this machine; Ctrl-C ends\n');
  if (options.open === true) openBrowser(served.address);
  await ended;
  await served.close();
  return 0;
}

/** Ctrl-C, or a request to end; a second one ends the process at once. */
function interruption(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}

function refused(message: string): ExitStatus {
  const problem: ReportedDiagnostic = { severity: 'error', message };
  report([problem], {});
  return 2;
}
