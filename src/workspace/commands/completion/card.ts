import { defineCard } from '../card.js';

/** The shells that a completion can be written for. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;

export const completionCard = defineCard({
  id: 'completion',
  purpose: 'print what bash, zsh or fish needs to complete the words of this command line',
  uses: [{ words: 'bash|zsh|fish', does: 'prints a script that completes commands, options and their words' }],
  examples: ['espalier completion bash'],
  input: { takes: '<shell>', text: `the shell: ${SHELLS.join(', ')}`, words: SHELLS },
  options: {},
});
