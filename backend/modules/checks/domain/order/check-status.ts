export type CheckKind = 'background_check' | 'drug_test';
export type CheckStatus = 'awaiting_consent' | 'declined' | 'authorized' | 'clear' | 'concerns' | 'canceled';
