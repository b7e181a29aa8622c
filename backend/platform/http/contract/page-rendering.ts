import type { Language } from '#contract/http/vocabulary/language.ts';
/** The response to a read in the process. */
export interface InProcessAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads for the page's reader, a visitor or a signed-in user: `/api/jobs?limit=20`. */
export type AskInProcess = (address: string) => Promise<InProcessAnswer>;

export interface PageToRender {
  /** Path and query. */
  readonly url: string;
  readonly language: Language;
  /**
   * Whether the reader chose the language. If so, a page that knows the language of its message does not
   * override it.
   */
  readonly isLanguageChosen: boolean;
  /** A visitor's page requests no user. */
  readonly isSignedIn: boolean;
  /** The product's address, without a slash at its end. */
  readonly publicUrl: string;
  readonly isPrelaunch: boolean;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** The nonce of the style elements. */
  readonly nonce: string;
  readonly ask: AskInProcess;
}

/** The parts of the page in their final HTML. */
export interface RenderedPage {
  /** The content of `#root`. */
  readonly tree: string;
  readonly styles: string;
  /**
   * The data that was read for the page, as JSON for a script element. The browser reuses it instead of
   * requesting it again.
   */
  readonly data: string;
  /** The language of the rendered page. */
  readonly language: Language;
}

/** @throws if a read or a component fails, or if the page takes too many rounds */
export type RenderPage = (page: PageToRender) => Promise<RenderedPage>;
