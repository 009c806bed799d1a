/** Completion for zsh: what `_arguments` takes, a list for each command. */
import type { TypedCommand, TypedOption } from './words.js';

export function zshCompletion(commands: readonly TypedCommand[]): string {
  return `#compdef espalier
# espalier completion zsh: source it, or put it as _espalier into a folder of $fpath.
_espalier() {
  if (( CURRENT == 2 )); then
    local -a commands=(
${commands.map(({ id, text }) => `      ${quoted(`${id}:${text}`)}`).join('\n')}
    )
    _describe command commands
    return
  fi
  local command="$words[2]"
  shift words
  (( CURRENT-- ))
  case "$command" in
${commands.map(commandCase).join('\n')}
  esac
}
if [ "$funcstack[1]" = _espalier ]; then _espalier "$@"; else compdef _espalier espalier; fi
`;
}

function commandCase({ id, options, words }: TypedCommand): string {
  const rest = words === undefined ? "'*:file:_files'" : quoted(`1:word:(${words.join(' ')})`);
  return `    ${id})\n      _arguments \\\n${[...options.map(optionSpec), rest].map((spec) => `        ${spec}`).join(' \\\n')}\n      ;;`;
}

function optionSpec({ name, text, follows }: TypedOption): string {
  const told = text.replace(/[[\]\\:]/g, (sign) => `\\${sign}`);
  const head = `*${name}[${told}]`;
  if (follows === undefined) return quoted(head);
  if (follows === 'anything') return quoted(`${head}:value:`);
  if (follows === 'files') return quoted(`${head}:file:_files`);
  return quoted(follows === 'folders' ? `${head}:folder:_files -/` : `${head}:word:(${follows.join(' ')})`);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
