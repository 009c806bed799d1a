/** Performs an analysis: opens what is named, writes what is found, gives the exit status. */
import { PLAIN } from '../../reports/claim-text.js';
import type { AnalysisCommand } from '../../workspace/commands/command.js';
import type { CommonOptions } from '../../workspace/commands/common-options.js';
import type { Host, IsMeant } from '../../workspace/commands/host.js';
import { COLOURS, isPainted } from '../colours.js';
import { type ExitStatus, exitStatus } from '../exit-status.js';
import { collectInputs } from '../input/collect.js';
import { librarySpecifications } from '../library-specifications.js';
import { openInputs } from '../open.js';
import { deliver, report } from '../output.js';
import { layOutRenderer, svgRenderer } from '../pictures.js';
import { progressLine } from '../progress.js';
import { openWithComponents } from '../shipped-components.js';
import type { Typed } from './from-card.js';

export async function performAnalysis(command: AnalysisCommand, { names, options }: Typed): Promise<ExitStatus> {
  // A command with formats has the common options.
  const common = options as unknown as CommonOptions;
  const progress = progressLine(common);
  const performed = await command.perform(names, options, hostOf(common, progress.show));
  progress.clear();
  if (performed.kind === 'refused') {
    report(performed.problems, {});
    return 2;
  }
  const { result, text, faults, isUnusable } = performed;
  const delivered = text !== undefined && deliver(text, common);
  report(result.diagnostics, common);
  if (faults > 0) return 3;
  const claims = result.results.flatMap((each) => each.claims);
  return exitStatus(claims, common.failOn, { ...result, isUnusable: isUnusable || !delivered });
}

function hostOf(options: CommonOptions, onProgress: Host['onProgress']): Host {
  return {
    open: (names, how) => openInputs(names, options, how),
    belongingTo: (names) => belongingTo(names, options),
    openWithComponents: (names, isClient) => openWithComponents(names, options, isClient),
    specifications: librarySpecifications,
    onProgress,
    paint: isPainted(options) ? COLOURS : PLAIN,
    svg: svgRenderer,
    layOut: layOutRenderer,
  };
}

function belongingTo(names: readonly string[], { strict, tests }: CommonOptions): IsMeant {
  const { sources, classes } = collectInputs(names, { strict: strict === true, tests: tests === true });
  const files = new Set(sources.map(({ path }) => path));
  const listed = new Set(classes.flatMap((listing) => [...listing.names()]));
  const isListed = (name: string): boolean => {
    for (let end = name.length; end > 0; end = name.lastIndexOf('$', end - 1)) {
      if (listed.has(name.slice(0, end))) return true;
    }
    return false;
  };
  return ({ name, file }) => files.has(file) || isListed(name);
}
