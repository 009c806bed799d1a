/** `espalier explain`: the page of a rule, as `card` says. The shell performs it: only there are files. */
import { tool } from '../command.js';
import { explainCard } from './card.js';

export const explainCommand = tool({ card: explainCard, formats: [], claims: [] });
