/** Checks texts and applies suppressions and a baseline, as the command does, but in this process. */
import type { Finding } from '../../../src/findings/check-result.js';
import { type BaselineEntry, check, type Lived, live, type Workspace } from '../../../src/workspace/index.js';
import { openTexts } from '../../support/open.js';

export interface LivedTexts extends Lived {
  readonly workspace: Workspace;
}

export interface Said {
  readonly baseline?: readonly BaselineEntry[];
  readonly off?: readonly string[];
  readonly failing?: readonly string[];
  readonly elsewhere?: readonly string[];
  readonly isWhole?: (className: string) => boolean;
}

export async function livedTexts(texts: Readonly<Record<string, string>>, said: Said = {}): Promise<LivedTexts> {
  const workspace = await openTexts(Object.entries(texts).map(([path, text]) => ({ path, text })));
  const source = (file: string): string | undefined => texts[file];
  const { results, rules } = await check(workspace, { classes: [], methods: [], budget: 1, source });
  const lived = live(workspace, results, {
    off: new Set(said.off),
    rules,
    failing: new Set(said.failing),
    source,
    ...(said.baseline === undefined ? {} : { baseline: said.baseline }),
    fileName: (file) => file,
    isElsewhere: (file) => said.elsewhere?.includes(file) === true,
    isWhole: said.isWhole ?? (() => true),
  });
  return { ...lived, workspace };
}

/** What is shown, as `rule@line`. */
export function shown({ results }: Lived): readonly string[] {
  return results.flatMap(({ findings }) => findings.map(placed)).sort();
}

export function placed({ rule, location }: Finding): string {
  return `${rule}@${location.line}`;
}
