import { createContext, type ReactNode } from 'react';
import type { Author } from '#contract/community/post/author.ts';

/** What can be done about the author beside their name. Bylines know nothing of it; the page names it. */
export const BylineMenu = createContext<(author: Author) => ReactNode>(() => null);
