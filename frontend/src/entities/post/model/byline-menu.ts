import { createContext, type ReactNode } from 'react';
import type { Author } from '#contract/community/post/author.ts';
import type { MenuItem } from '#shared/ui/index.ts';

/** What else is in the menu of an author: what can be done with what they wrote. */
export interface WritingActions {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

type MenuOf = (author: Author, writing?: WritingActions) => ReactNode;

/** What can be done about the author beside their name. Bylines know nothing of it; the page names it. */
export const BylineMenu = createContext<MenuOf>(() => null);
