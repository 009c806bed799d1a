/** The views, in the order of their tabs. */
import type { ViewName } from '../../protocol.js';

export interface Tab {
  readonly view: ViewName;
  readonly title: string;
}

export const TABS: readonly Tab[] = [
  { view: 'shapes', title: 'Shapes' },
  { view: 'invariants', title: 'Invariants' },
  { view: 'typestates', title: 'Typestates' },
  { view: 'specification', title: 'Specification' },
  { view: 'findings', title: 'Findings' },
  { view: 'ir', title: 'IR' },
];

export function titleOf(view: ViewName): string {
  return TABS.find((tab) => tab.view === view)?.title ?? view;
}
