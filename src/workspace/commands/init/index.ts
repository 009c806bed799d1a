/** `espalier init`: sets up a project, as `card` says. The shell performs it: only there are files. */
import { tool } from '../command.js';
import { initCard } from './card.js';

export const initCommand = tool({ card: initCard, formats: [], claims: [] });
