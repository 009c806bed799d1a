/** `espalier completion`: a script for a shell, made from the cards. The shell performs it: only there is a command line. */
import { tool } from '../command.js';
import { completionCard } from './card.js';

export const completionCommand = tool({ card: completionCard, formats: [], claims: [] });
