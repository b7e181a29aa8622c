import type { Language } from './page-language.ts';
import type { PlainPage } from './plain-page.ts';

/** JSON-LD of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** What the head of a page says to search engines and to chats that show a link. Texts as people wrote them: they are escaped last. */
export interface PageHead {
  readonly title: string;
  /** What a chat shows in large letters, where it is another than the title. */
  readonly headline?: string;
  readonly description: string;
  /** The one address under which a search engine keeps it. */
  readonly path: string;
  readonly kind?: 'website' | 'article';
  /** Of 1200 × 630; the one of the product where there is none of its own. */
  readonly picture?: { readonly path: string; readonly alt: string };
  readonly isIndexed?: boolean;
  readonly data?: readonly StructuredData[];
  /** For who has no script. */
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

/** A screen whose head and status depend on what it shows. Each context tells its own. */
export interface PublicPage {
  /** As in the client's table of screens. */
  readonly path: string;
  /** Null where the next page with this path is to answer. */
  readonly answer: (request: PageRequest) => Promise<PageAnswer | null>;
}

/** Nothing that a visitor may see. */
export const NO_SUCH_PAGE: PageAnswer = { status: 404, head: null };
