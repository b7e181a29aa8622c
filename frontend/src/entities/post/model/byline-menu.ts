import { createContext, type ReactNode } from 'react';
import type { Author } from '#contract/community/post/author.ts';
import type { MenuItem } from '#shared/ui/index.ts';

/** Actions for the author's text, in the same menu. */
export interface WritingActions {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

type MenuOf = (author: Author, writing?: WritingActions) => ReactNode;

/** The menu next to an author's name. The page provides it, so bylines do not depend on it. */
export const BylineMenu = createContext<MenuOf>(() => null);
