/** Options that every command over programs shares. */
import { type OptionCard, OptionProblem, type OptionValues } from './option.js';
import { choice, count, factor, flag, onUnless, paths, repeated, text } from './option-kinds.js';

/** What `--fail-on` takes besides rules and properties: verdicts, and that something of the input was not analysed. */
export const VERDICTS: readonly string[] = ['refuted', 'unproved', 'unknown', 'incomplete'];

/** `formats`: the first is the default. `properties`: all that any command claims, for `--fail-on`. */
export function commonOptions(formats: readonly string[], properties: readonly string[]) {
  const [usual = 'text'] = formats;
  return {
    class: repeated('<name>', 'only this class (repeatable)'),
    method: repeated('<name>', 'only this method: reverse, List.reverse or List.reverse(Node) (repeatable)'),
    format: choice<string>('<format>', `output format: ${formats.join(', ')}`, formats, usual),
    output: text('<file>', 'write the result to a file', { names: 'files' }),
    quiet: flag('no diagnostics on standard error'),
    color: onUnless('no colours'),
    jobs: count('<n>', 'how many cores to use', { configured: { as: 'count', text: 'How many cores to use.' } }),
    failOn: failOn(properties),
    assumptions: flag('explain what proofs rest on, and list where'),
    strict: flag('an unreadable file met in a folder makes the exit status 2'),
    tests: flag('test sources of projects are input, too', {
      configured: { as: 'switch', text: 'Test sources of projects are input, too.' },
    }),
    classpath: paths('<paths>', 'jars and folders that the input refers to (also -cp)', {
      configured: { as: 'paths', text: 'Jars and folders that the input refers to.' },
    }),
    sourcepath: paths('<paths>', 'sources of class files, for excerpts: folders, jars, src.zip', {
      configured: { as: 'paths', text: 'Sources of class files: folders, jars, src.zip.' },
    }),
    specs: paths('<paths>', 'folders of .jml skeletons that specify class files', {
      names: 'folders',
      configured: { as: 'paths', text: 'Folders of .jml skeletons that specify class files.' },
    }),
    jdk: text('<folder>', 'a JDK: bodies of library classes come from it, not from the bundled models', {
      names: 'folders',
      configured: { as: 'path', text: 'A JDK that library classes come from instead of the models.' },
    }),
    budget: factor('<factor>', 'scale all step and state budgets', 1, {
      configured: { as: 'factor', text: 'Scales all budgets of steps and states.' },
    }),
    budgetMs: count('<n>', 'extra cut-off in milliseconds for a method'),
  };
}

export type CommonOptions = OptionValues<ReturnType<typeof commonOptions>>;

type Given = readonly string[] & { readonly given?: true };

/** A list behind one option, or the option repeated; the first use replaces the default. A mistyped word would let all pass. */
function failOn(properties: readonly string[]): OptionCard<readonly string[]> {
  return {
    takes: '<verdict>',
    text: 'verdicts or rules that make the exit status 1',
    initial: ['refuted'],
    words: [...VERDICTS, ...properties],
    configured: {
      as: 'words',
      text: 'Verdicts (refuted, unproved, unknown), incomplete (something was not analysed) or rules that make the exit status 1.',
    },
    read: (word, before: Given) => {
      const parts = wordsOf(word);
      const unknown = parts.find((part) => !VERDICTS.includes(part) && !properties.includes(part));
      if (unknown !== undefined) {
        throw new OptionProblem(`no verdict (${VERDICTS.join(', ')}) and ${noRule(unknown, properties)}`);
      }
      return Object.assign(before.given === true ? [...before, ...parts] : parts, { given: true as const });
    },
  };
}

/** The words between commas. */
export function wordsOf(list: string): readonly string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function noRule(name: string, rules: readonly string[]): string {
  return `no rule '${name}'; there are ${rules.join(', ')}`;
}
