import type { Language } from '#contract/http/vocabulary/language.ts';
import type { PlainPage } from './plain-page.ts';

/** JSON-LD of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** The head of a page for search engines and for chats that show a link. The texts are not escaped yet. */
export interface PageHead {
  readonly title: string;
  /** The large text in a chat, if it differs from the title. */
  readonly headline?: string;
  readonly description: string;
  /** The canonical address for search engines. */
  readonly path: string;
  readonly kind?: 'website' | 'article';
  /** 1200 × 630; the default picture of the product if omitted. */
  readonly picture?: { readonly path: string; readonly alt: string };
  readonly isIndexed?: boolean;
  readonly data?: readonly StructuredData[];
  /** The content for readers without scripts. */
  readonly plain?: PlainPage;
}

export interface PageRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly language: Language;
  readonly publicUrl: string;
}

export type PageAnswer =
  | { readonly status: 200 | 404 | 410; readonly head: PageHead | null }
  | { readonly redirect: string };

/** A screen whose head and status depend on its content. Each context declares its own. */
export interface PublicPage {
  /** The same as in the client's table of screens. */
  readonly path: string;
  /** Null if the next page with this path should answer. */
  readonly answer: (request: PageRequest) => Promise<PageAnswer | null>;
}

/** The page does not exist, or a visitor may not see it. */
export const NO_SUCH_PAGE: PageAnswer = { status: 404, head: null };
