/** The views that the page has a panel for, in the order of their tabs: named and titled by the cards of the commands they show. */
import { checkCard } from '../workspace/commands/check/card.js';
import { invariantsCard } from '../workspace/commands/invariants/card.js';
import { irCard } from '../workspace/commands/ir/card.js';
import { shapeCard } from '../workspace/commands/shape/card.js';
import { specCard } from '../workspace/commands/spec/card.js';
import { typestateCard } from '../workspace/commands/typestate/card.js';

// Cards, and not the list of commands: that holds the analyses, which belong into the worker.
export const VIEWS = [
  shapeCard.view,
  invariantsCard.view,
  typestateCard.view,
  specCard.view,
  checkCard.view,
  irCard.view,
] as const;

export type ViewName = (typeof VIEWS)[number]['name'];

export const VIEW_NAMES: readonly ViewName[] = VIEWS.map(({ name }) => name);
