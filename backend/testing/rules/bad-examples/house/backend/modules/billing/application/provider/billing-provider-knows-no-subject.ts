import type { SettleRefund } from '../refunding/settle-refund.ts';
export type Effect = SettleRefund;
