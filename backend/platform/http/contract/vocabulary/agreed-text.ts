import type { Language } from '#contract/http/vocabulary/language.ts';
/** One section: its subject and its text. */
export interface TextSection {
  readonly title: string;
  readonly text: string;
}

export interface AgreedSections {
  readonly sections: readonly TextSection[];
  /** The text of the checkbox. */
  readonly statement: string;
}

/** The same in both languages, under one version. One that has been agreed to is never edited: a change is a new version. */
export interface VersionedSections extends Readonly<Record<Language, AgreedSections>> {
  readonly version: string;
}

/** A text for someone's agreement, before its hash is computed. */
export interface AgreedText extends AgreedSections {
  readonly version: string;
  readonly language: Language;
  /** The whole text, one title or paragraph per line: the input of the hash. */
  readonly text: string;
}

/** Identified by its hash. */
export interface HashedText extends AgreedText {
  /** The hash of `text` as UTF-8, in hexadecimal. */
  readonly sha256: string;
}

export function agreedText({ version, ...words }: VersionedSections, language: Language): AgreedText {
  const { sections, statement } = words[language];
  const lines = [...sections.flatMap(({ title, text }) => [title, text]), statement];
  return { sections, statement, version, language, text: lines.join('\n') };
}
