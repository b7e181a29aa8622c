/** What a visitor is answered to a read. */
export interface VisitorAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

type PageLanguage = 'en' | 'es';

/** Reads as a visitor without a session does: `/api/jobs?limit=20`. */
export type AskAsVisitor = (address: string) => Promise<VisitorAnswer>;

export interface PageToRender {
  /** Path and query. */
  readonly url: string;
  readonly language: PageLanguage;
  /** Whoever reads has picked it: a page that knows in which language they were written to does not begin in that one. */
  readonly isLanguageChosen: boolean;
  /** Of the product, without a slash at its end. */
  readonly publicUrl: string;
  readonly isPrelaunch: boolean;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** For the style elements. */
  readonly nonce: string;
  readonly ask: AskAsVisitor;
}

/** Parts of the page, as they stand in its HTML. */
export interface RenderedPage {
  /** What stands in `#root`. */
  readonly tree: string;
  readonly styles: string;
  /** What was read for it: JSON for a script element. The browser takes it over and asks nothing of it again. */
  readonly data: string;
  /** In which it was drawn. */
  readonly language: PageLanguage;
}

/** @throws where a read or a component fails, and where it takes more rounds than a page should */
export type RenderPage = (page: PageToRender) => Promise<RenderedPage>;
