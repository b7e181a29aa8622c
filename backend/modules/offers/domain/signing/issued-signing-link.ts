import type { IssuedLink } from '#kernel/links/public-links.ts';

export interface IssuedSigningLink extends IssuedLink {
  /** The hash for the link that the owner copies (rules.md#copied-links). */
  readonly copiedTokenHash: string;
}

/** The part of a link that a letter stores. */
export type StoredSigningLink = Omit<IssuedSigningLink, 'token'>;
