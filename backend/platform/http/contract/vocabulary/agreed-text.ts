/** One part: what it is about, and what it says. */
export interface TextSection {
  readonly title: string;
  readonly text: string;
}

export interface AgreedSections {
  readonly sections: readonly TextSection[];
  /** What is ticked. */
  readonly statement: string;
}

/** The same in both languages, under one version. One that has been agreed to is never edited: a change is a new version. */
export interface VersionedSections extends Readonly<Record<'en' | 'es', AgreedSections>> {
  readonly version: string;
}

/** What someone agrees to, before anyone has worked out its hash. */
export interface AgreedText extends AgreedSections {
  readonly version: string;
  readonly language: 'en' | 'es';
  /** All of it, a title or a text a line: what the hash is made of. */
  readonly text: string;
}

/** Known by its hash. */
export interface HashedText extends AgreedText {
  /** Of `text` as UTF-8, in hexadecimal. */
  readonly sha256: string;
}

export function agreedText({ version, ...words }: VersionedSections, language: 'en' | 'es'): AgreedText {
  const { sections, statement } = words[language];
  const lines = [...sections.flatMap(({ title, text }) => [title, text]), statement];
  return { sections, statement, version, language, text: lines.join('\n') };
}
