export type { CheckStatus } from '../../contract/vocabulary/order/check-status.ts';

export type CheckKind = 'background_check' | 'drug_test';
