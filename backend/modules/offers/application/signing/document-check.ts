import type { DocumentVerification } from '../../contract/signing/sign-offer.ts';

export const UNKNOWN_DOCUMENT: DocumentVerification = {
  known: false,
  signedBy: null,
  signedAt: null,
  status: null,
};

/** "Rosa M." for "Rosa de la Mora": enough to recognize the signer (rules.md#document-check). */
export function nameAndInitial(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const [first = ''] = words;
  const [initial] = words.length > 1 ? (words.at(-1) ?? '') : '';
  return initial ? `${first} ${initial.toLocaleUpperCase()}.` : first;
}
