import type { IncomingMessage } from 'node:http';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import type { WithdrawalFailure } from '../../contract/vocabulary/payouts/payouts.ts';
import { failure } from '../stripe/stripe-charges.ts';

export interface Person {
  readonly id: string;
  bank: 'none' | 'pays' | WithdrawalFailure;
  sweeps: boolean;
}

/** Stripe's codes for banks' answers. */
export const CODES: Readonly<Record<string, string>> = {
  account_closed: 'account_closed',
  no_account: 'no_account',
  refused_by_bank: 'could_not_process',
};
/** The requirements of a person without any details. */
export const ASKED = [
  'identity.individual.date_of_birth',
  'configuration.recipient.default_outbound_destination',
];

/** A transfer or a payout, and its account. */
export interface Moved {
  readonly id: string;
  readonly account: string;
  readonly amount: number;
  readonly tag: string;
  status: 'pending' | 'paid' | 'failed';
  reversed: boolean;
}

/** The failure for an account that the company may no longer act for. */
export const NO_ACCESS = failure(403, 'account_invalid', 'No access');

/** Calls that take money out of a balance. */
export const MOVES = /^POST \/v1\/(?:transfers|payouts|transfers\/:id\/reversals)$/;

export function known<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('The stand-in does not have it');
  return thing;
}

export function list(data: readonly unknown[]): unknown {
  return { object: 'list', data, has_more: false, url: '/v1' };
}

export function settings(interval: string): unknown {
  return { object: 'balance_settings', payments: { payouts: { schedule: { interval } } } };
}

export function header(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

/** The lines of a transfer and its reversal in the company's balance. */
export function balanceLines({
  id,
  amount,
  reversed,
}: {
  id: string;
  amount: number;
  reversed: boolean;
}): unknown[] {
  const line = (object: string, cents: number, source: object) => ({
    id: `txn_${object}_${id}`,
    object: 'balance_transaction',
    type: object,
    amount: cents,
    fee: 0,
    created: Math.floor(TEST_NOW.getTime() / 1000),
    source: { object, ...source },
  });
  const back = line('transfer_reversal', amount, { id: `trr_${id}`, transfer: id });
  return [...(reversed ? [back] : []), line('transfer', -amount, { id })];
}
