/** `espalier check`: every bug finder over the input, as a linter. The shell performs it: baselines, caches, cores. */
import { RULES } from '../../../analyses/check/index.js';
import { tool } from '../command.js';
import { checkCard } from './card.js';

export const checkCommand = tool({
  card: checkCard,
  formats: ['text', 'json', 'sarif', 'junit', 'github', 'html'],
  claims: RULES.map(({ id }) => id),
});
