/** The help pages of rules, as they ship with the package. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from './input/package-files.js';

/** Markdown by rule; empty where the package has been stripped of its pages. */
export function rulePages(): ReadonlyMap<string, string> {
  const folder = path.join(packageRoot(), 'docs', 'rules');
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.md') && name !== 'README.md')
      .sort()
      .map((name) => [name.slice(0, -3), readFileSync(path.join(folder, name), 'utf8')]),
  );
}
