/** The views, in the order of their tabs. */
import type { ViewName } from '../../protocol.js';
import { VIEWS } from '../../views.js';

export interface Tab {
  readonly view: ViewName;
  readonly title: string;
}

export const TABS: readonly Tab[] = VIEWS.map(({ name, title }) => ({ view: name, title }));

export function titleOf(view: ViewName): string {
  return TABS.find((tab) => tab.view === view)?.title ?? view;
}
