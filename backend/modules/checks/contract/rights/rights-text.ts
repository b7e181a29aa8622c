/** A right: its first sentence, which is emphasized, and the rest. */
export interface Right {
  readonly lead: string;
  readonly text: string;
  readonly points?: readonly string[];
  /** After the points. */
  readonly more?: readonly string[];
}

/** The regulator of a kind of business; line breaks separate the lines of an address. */
export interface Regulator {
  readonly business: string;
  readonly contact: string;
}

/** The Bureau's complete summary of rights, in its order. */
export interface RightsText {
  readonly otherLanguage: string;
  readonly title: string;
  readonly intro: string;
  readonly rights: readonly Right[];
  /** The right that concerns the nationwide agencies only. */
  readonly nationwide: {
    readonly lead: string;
    readonly title: string;
    readonly paragraphs: readonly string[];
  };
  readonly lastRights: readonly Right[];
  readonly states: string;
  readonly business: string;
  readonly contact: string;
  readonly regulators: readonly Regulator[];
}
