/** Completion for bash: a function that looks at the command and at the word before. */
import type { TypedCommand, TypedOption } from './words.js';

export function bashCompletion(commands: readonly TypedCommand[]): string {
  return `# espalier completion bash: source it, or put it where bash-completion looks.
_espalier_names() {
  local IFS=$'\\n'
  compopt -o filenames 2>/dev/null
  COMPREPLY=($(compgen "$1" -- "$2"))
}
_espalier() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=
  COMPREPLY=()
  if [[ $COMP_CWORD -eq 1 ]]; then
    COMPREPLY=($(compgen -W '${[...commands.map(({ id }) => id), '--help', '--version'].join(' ')}' -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]} $before" in
${commands.flatMap((command) => followers(command)).join('\n')}
  esac
  case "\${COMP_WORDS[1]}" in
${commands.map(({ id, options, words = [] }) => `    ${id}) words='${[...words, ...options.map(({ name }) => name)].join(' ')}' ;;`).join('\n')}
  esac
  if [[ $current == -* ]]; then COMPREPLY=($(compgen -W "$words" -- "$current"))
${commands.flatMap(ownWords).join('\n')}
  else _espalier_names -f "$current"
  fi
}
complete -F _espalier espalier
`;
}

/** What follows an option of a command. */
function followers({ id, options }: TypedCommand): readonly string[] {
  return options.flatMap(({ name, follows }) =>
    follows === undefined ? [] : [`    '${id} ${name}') ${answer(follows)} return ;;`],
  );
}

function answer(follows: NonNullable<TypedOption['follows']>): string {
  if (follows === 'anything') return '';
  if (follows === 'files') return '_espalier_names -f "$current";';
  if (follows === 'folders') return '_espalier_names -d "$current";';
  return `COMPREPLY=($(compgen -W '${follows.join(' ')}' -- "$current"));`;
}

function ownWords({ id, words }: TypedCommand): readonly string[] {
  if (words === undefined) return [];
  return [`  elif [[ \${COMP_WORDS[1]} == ${id} ]]; then COMPREPLY=($(compgen -W '${words.join(' ')}' -- "$current"))`];
}
