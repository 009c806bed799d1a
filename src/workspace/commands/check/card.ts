import { HIDDEN_REASONS, type HiddenReason } from '../../../findings/claim.js';
import { defineCard, PROGRAMS } from '../card.js';
import { type CommonOptions, wordsOf } from '../common-options.js';
import { type OptionCard, OptionProblem, type OptionValues } from '../option.js';
import { factor, flag, nameOrOff, onUnless, repeated, text } from '../option-kinds.js';

export const checkCard = defineCard({
  id: 'check',
  purpose: 'find bugs: null dereferences, failed casts, indices out of bounds, broken assertions',
  question: 'Where does this program fail, and where can it not?',
  uses: [{ words: 'FILE…', does: 'finds bugs and proves their absence' }],
  examples: [
    'espalier check .',
    'espalier check src/main/java --format sarif --output espalier.sarif',
    "espalier check app.jar --classpath 'lib/*'",
  ],
  // Where nobody names an input, the configuration may.
  input: { takes: '[input...]', text: PROGRAMS, usage: ['<input...>'] },
  options: {
    show: shownWords(),
    latent: flag('the same as --show heap', {
      configured: { as: 'switch', text: 'Also show what only a heap that no code was seen to build would break.' },
    }),
    explainBudgets: flag('print what bounds the work of all analyses, and end'),
    replay: onUnless('do not try to replay findings in the interpreter'),
    numbers: onUnless('do not ask what relates numbers (indices, lengths, counters) for proofs'),
    config: nameOrOff(
      '<file>',
      { on: 'read the configuration from this file', off: 'read no configuration file' },
      { names: 'files' },
    ),
    exclude: repeated('<glob>', 'report nothing of these files or classes (repeatable)', {
      configured: {
        as: 'globs',
        text: 'Files (globs with a slash or ending in .java, .class or .jar) and classes (globs of names) that nothing is reported of.',
      },
    }),
    baseline: text('<file>', 'known findings: only others are shown and fail', {
      names: 'files',
      configured: { as: 'path', text: 'The file of known findings: only others fail.' },
    }),
    updateBaseline: flag('write what is found now into the baseline file'),
    changedSince: text('<revision>', 'only what changed since that git revision, and what depends on it'),
    fix: flag('apply the edits that were tried and prove their place'),
    emitTests: text('<folder>', 'write a failing JUnit 5 test for each replayed bug', { names: 'folders' }),
    timeout: factor('<seconds>', 'end the whole run after that time', undefined, {
      configured: { as: 'factor', text: 'Seconds after which the whole run ends; what was not reached is unknown.' },
    }),
    cache: nameOrOff(
      '<folder>',
      {
        on: 'keep results in this folder (usually .espalier/cache)',
        off: 'neither use nor keep results of earlier runs',
      },
      { names: 'folders', configured: { as: 'path-or-off', text: 'The folder of the cache, or false for none.' } },
    ),
    watch: flag('again whenever an input is saved, until interrupted'),
    cacheStats: flag('say how much of the work was kept from earlier runs, and why the rest was not'),
  },
  view: { name: 'findings', title: 'Findings' },
  page: 'docs/check.md',
});

export type CheckCommandOptions = OptionValues<typeof checkCard.options> & CommonOptions;

/** A list behind one option, or the option repeated. */
function shownWords(): OptionCard<readonly HiddenReason[]> {
  return {
    takes: '<why>',
    text: `also show what is hidden: ${HIDDEN_REASONS.join(', ')} or all`,
    initial: [],
    words: [...HIDDEN_REASONS, 'all'],
    configured: {
      as: 'words',
      text: `What is shown although it is hidden by itself: ${HIDDEN_REASONS.join(', ')} or all.`,
    },
    read: (list, before) => {
      const words = wordsOf(list);
      const wrong = words.find((word) => word !== 'all' && !HIDDEN_REASONS.some((reason) => reason === word));
      if (wrong !== undefined) throw new OptionProblem(`choose of ${HIDDEN_REASONS.join(', ')} or all`);
      const isMeant = (reason: HiddenReason): boolean =>
        before.includes(reason) || words.includes(reason) || words.includes('all');
      return HIDDEN_REASONS.filter(isMeant);
    },
  };
}
