/** An admin's actions on a dispute: answer its bank once, read that answer, or waive a returned debit. */
export const DISPUTE_ACTIONS = ['answer', 'read_answer', 'forgive'] as const;
export type DisputeAction = (typeof DISPUTE_ACTIONS)[number];

/** An admin's actions on the evidence: `open_files` until the bank has it. */
export const EVIDENCE_ACTIONS = ['open_files', 'send'] as const;
export type EvidenceAction = (typeof EVIDENCE_ACTIONS)[number];
