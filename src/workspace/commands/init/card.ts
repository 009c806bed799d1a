import { defineCard } from '../card.js';
import { flag, onUnless } from '../option-kinds.js';

export const initCard = defineCard({
  id: 'init',
  purpose: 'set up a project: a configuration, a baseline of what is found today, an entry in .gitignore',
  uses: [{ words: '[INPUT…]', does: 'writes espalier.config.json, a baseline and an entry in .gitignore' }],
  examples: ['espalier init', 'espalier init src/main/java', 'espalier init --no-check'],
  input: { takes: '[input...]', text: 'what the configuration names as input; without any: this folder' },
  options: {
    check: onUnless('leave the baseline empty'),
    force: flag('write over files that are there'),
  },
});

export interface InitCommandOptions {
  readonly check: boolean;
  readonly force?: boolean;
}
