import type { Language } from '#contract/http/vocabulary/language.ts';

/** The words of a notice. `{name}` is filled from the facts of its kind. */
export interface NoticePhrases {
  readonly title: string;
  readonly message: string;
  /** The message where it names several people, and its verb is another then. */
  readonly several?: string;
  /** The label of the email's button, where it is not the one of the kind's place. */
  readonly button?: string;
}

/** A kind in every language, and the cause that `docs/notices.md` names. */
export type NoticeWords = Readonly<Record<Language, NoticePhrases>> & {
  readonly event: string;
  readonly reader: string;
};

/** A kind without its words, or words without their kind, do not compile. */
export type WordsOf<Kinds> = Readonly<Record<keyof Kinds, NoticeWords>>;
