/** Completion for fish: a line for each word that may be typed. */
import type { TypedCommand, TypedOption } from './words.js';

export function fishCompletion(commands: readonly TypedCommand[]): string {
  return `# espalier completion fish: source it, or put it into ~/.config/fish/completions.
complete -c espalier -n __fish_use_subcommand -f
${commands.flatMap(lines).join('\n')}
`;
}

function lines({ id, text, options, words }: TypedCommand): readonly string[] {
  const here = `complete -c espalier -n '__fish_seen_subcommand_from ${id}'`;
  return [
    `complete -c espalier -n __fish_use_subcommand -a ${id} -d ${quoted(text)}`,
    ...(words === undefined ? [] : [`${here} -f -a ${quoted(words.join(' '))}`]),
    ...options.map((option) => `${here} -l ${option.name.slice(2)}${follower(option)} -d ${quoted(option.text)}`),
  ];
}

function follower({ follows }: TypedOption): string {
  if (follows === undefined) return '';
  if (follows === 'anything') return ' -x';
  if (follows === 'files') return ' -r -F';
  return follows === 'folders' ? " -x -a '(__fish_complete_directories)'" : ` -x -a ${quoted(follows.join(' '))}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
