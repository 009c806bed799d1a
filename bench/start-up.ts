/**
 * What starting takes: the least user processor time of some runs, before and after, in turn.
 *
 *     npm run bench:start-up -- [BEFORE [AFTER [RUNS]]]
 *
 * BEFORE and AFTER are commits, or folders with a built checkout. `kept` is a run that finds the code which the run before kept, `first` one that finds
 * none. The cache of results is off.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BEFORE } from './before.js';
import { Versions } from './versions.js';

const SMALL = `class Small {
  Small next;

  int length() {
    int count = 0;
    for (Small each = this; each != null; each = each.next) count++;
    return count;
  }
}
`;

const [before = BEFORE, after = '.', runs = '5'] = process.argv.slice(2);
const versions = new Versions();
try {
  const folders = [before, after].map((version) => versions.folderOf(version));
  const small = path.join(versions.freshFolder(), 'Small.java');
  writeFileSync(small, SMALL);
  const long = path.resolve('test/programs/programs/CompilerForTinyLanguage.java');
  const plain = path.resolve('test/models/util/StreamPipelines.java');
  const kept = versions.freshFolder();
  const least = (folder: string, words: readonly string[], home: () => string): string => {
    const times = Array.from({ length: Number(runs) }, () => versions.run(folder, words, { XDG_CACHE_HOME: home() }));
    return Math.min(...times.map(({ seconds }) => seconds)).toFixed(2);
  };
  console.log(`user processor time in seconds, least of ${runs} runs: ${before}, ${after} first, ${after} kept`);
  for (const [what, words] of [
    ['--version', ['--version']],
    ['--help', ['--help']],
    ['completion', ['completion', 'bash']],
    ['a mistyped option', ['check', '--no-such-option']],
    ['10 lines', ['check', '--no-cache', small]],
    ['308 lines of streams', ['check', '--no-cache', plain]],
    ['315 lines, a compiler', ['check', '--no-cache', long]],
  ] as const) {
    versions.run(folders[1] ?? '.', words, { XDG_CACHE_HOME: kept });
    const told = [
      least(folders[0] ?? '.', words, () => kept),
      least(folders[1] ?? '.', words, () => versions.freshFolder()),
      least(folders[1] ?? '.', words, () => kept),
    ];
    console.log(`${what.padEnd(24)} ${told.map((each) => each.padStart(8)).join('')}`);
  }
} finally {
  versions.remove();
}
