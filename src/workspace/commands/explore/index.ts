/** `espalier explore`: the analyses in the browser, beside the code. The shell performs it: it is a server. */
import { tool } from '../command.js';
import { exploreCard } from './card.js';

export const exploreCommand = tool({ card: exploreCard, formats: [], claims: [] });
