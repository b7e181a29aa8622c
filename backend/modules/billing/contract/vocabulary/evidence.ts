/** Documents that speak for a disputed charge: the signed letter, what its signer agreed to, what happened and when. */
export const EVIDENCE_FILES = ['letter', 'consent', 'timeline'] as const;
export type EvidenceFileKind = (typeof EVIDENCE_FILES)[number];
