/** Documents in support of a disputed charge: the signed letter, its signer's consent, and the timeline. */
export const EVIDENCE_FILES = ['letter', 'consent', 'timeline'] as const;
export type EvidenceFileKind = (typeof EVIDENCE_FILES)[number];
