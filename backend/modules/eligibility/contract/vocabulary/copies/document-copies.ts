import { EVERIFY_PHOTO_MATCHED } from '../everify/everify.ts';
import type { I9DocumentKind } from '../form/form-i9.ts';

/**
 * Copies of documents: for everyone or for no one (8 CFR 274a.2(b)(3), 8 U.S.C. § 1324b(a)(6)). E-Verify
 * requires a copy of documents whose photograph it compares (M-775 2.2.2), and the alternative procedure
 * requires clear copies of all, front and back (88 FR 47990).
 */
export const COPIES = {
  mostBytes: 8 * 1024 * 1024,
  /** Per form, before a signature takes them. */
  mostUnsigned: 12,
  /** Days that an upload waits for its signature. */
  daysUnsigned: 7,
  /** Forms of an export that has the copies, too. */
  mostFormsOfExport: 100,
} as const;

export const COPY_SIDES = ['front', 'back'] as const;
export type CopySide = (typeof COPY_SIDES)[number];

/** Cards say something on both sides. */
const CARDS: readonly I9DocumentKind[] = [
  'us_passport_card',
  'permanent_resident_card',
  'i551_extended',
  'employment_authorization',
  'ead_extended',
  'ead_tps',
  'drivers_license',
  'government_id',
  'canadian_license',
];

export function sidesOf(kind: I9DocumentKind): readonly CopySide[] {
  return CARDS.includes(kind) ? COPY_SIDES : ['front'];
}

/** The settings of a form. */
export interface CopyPolicy {
  readonly copiesDocuments: boolean;
  readonly usesEverify: boolean;
}

/** Whether a document is copied when it is shown; what is not has no copy at all. */
export function isCopied(
  kind: I9DocumentKind,
  { copiesDocuments, usesEverify }: CopyPolicy,
  usedAlternative: boolean,
): boolean {
  return copiesDocuments || usedAlternative || (usesEverify && EVERIFY_PHOTO_MATCHED.includes(kind));
}
