import type { Sql } from '#platform/persistence/sql.ts';
import { SANDBOX_BANKS, SANDBOX_ROUTING } from '#contract/billing/payouts/sandbox-bank.ts';
import { WITHDRAWAL_MIN } from '#contract/billing/vocabulary/payouts/payouts.ts';
import type { DemoApi, DemoPerson } from '../demo-api.ts';
import { thereBefore, type Member, type Worker } from '../people/people.ts';
import type { Timeline } from '../story/timeline.ts';

const DAY_MS = 86_400_000;
/** The behavior of the banks of the earliest members. */
const BANKS_OF_MEMBERS = ['pays', 'no_account', 'pays', 'refused_by_bank', 'pays', 'account_closed'] as const;

/**
 * The sandbox's banks take a minute. Payouts in transit at the end of the story stay so for two days, as with
 * a real bank.
 */
const LEAVE_ON_THE_WAY = {
  name: 'demo-keep-on-the-way',
  text: `update sandbox_payouts set arrives_at = arrives_at + interval '2 days' where status = 'pending'`,
};

interface PayoutContext {
  readonly api: DemoApi;
  readonly timeline: Timeline;
  readonly now: Date;
}

/**
 * The demo referrer has received a part of a bonus early, and their W-9 is on file, so that no withdrawal
 * waits for it. Their first bank account is closed, the second one works, and the newest withdrawal is in
 * transit. The demo worker has started to set up a bank account. Members withdraw their balances, and some of
 * their banks return the money.
 */
export function planDemoPayouts(
  { api, timeline, now }: PayoutContext,
  cast: { readonly referrer: Member; readonly worker: Worker; readonly members: readonly Member[] },
): void {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const { referrer, worker } = cast;
  const at = (days: number, who: DemoPerson, run: () => Promise<unknown>): void =>
    timeline.plan(before(days), who.email, async () => void (await run()));
  at(67, referrer, () => setUpBank(api, referrer, 'account_closed'));
  at(66, referrer, () => withdraw(api, referrer));
  at(64, referrer, () => setUpBank(api, referrer, 'pays'));
  at(63.5, referrer, () => signTaxForm(api, referrer));
  for (const days of [63, 58, 39]) at(days, referrer, () => withdraw(api, referrer));
  at(40, referrer, () => takeEarly(api, referrer));
  // Earlier today, because overnight it would arrive at the bank.
  const halfAnHour = Math.min(0.02, (now.getTime() % DAY_MS) / DAY_MS);
  at(halfAnHour, referrer, () => withdraw(api, referrer, 0.5));
  at(5, worker, () => api.call('post', '/api/payout-account', { as: worker }));
  thereBefore(before(100), cast.members)
    .slice(0, BANKS_OF_MEMBERS.length)
    .forEach((member, index) => {
      at(24 - index, member, () => setUpBank(api, member, BANKS_OF_MEMBERS[index] ?? 'pays'));
      at(22 - index, member, () => withdraw(api, member));
    });
}

/** Runs after the end of the story. */
export async function leaveOnTheWay(sql: Sql): Promise<void> {
  await sql.rows(LEAVE_ON_THE_WAY);
}

async function setUpBank(api: DemoApi, who: DemoPerson, bank: keyof typeof SANDBOX_BANKS): Promise<void> {
  await api.call('post', '/api/payout-account', { as: who });
  const body = { routingNumber: SANDBOX_ROUTING, accountNumber: SANDBOX_BANKS[bank] };
  await api.call('post', '/api/sandbox-payout-account', { as: who, body });
}

/** Uses a number that belongs to no one: it is reserved for advertisements. */
async function signTaxForm(api: DemoApi, who: Member): Promise<void> {
  const { certification } = await api.call('get', '/api/tax-profile', { as: who });
  const { name } = who;
  const body = {
    name,
    businessName: '',
    classification: 'individual',
    taxIdType: 'ssn',
    taxId: '987-65-4321',
    street: '410 Cedar Street',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    certified: true,
    signature: name,
    certificationHash: certification.sha256,
  };
  await api.call('put', '/api/tax-profile', { as: who, body });
}

/** Takes the next part of a bonus, at most two weeks before its day. */
async function takeEarly(api: DemoApi, who: DemoPerson): Promise<void> {
  const [next] = await api.call('get', '/api/early-payouts', { as: who });
  const path = `/api/milestones/${next.id}/early-payout`;
  await api.call('post', path, { as: who, body: { payout: next.payout } });
}

/** Withdraws that part of the balance if it is enough. Signs a missing tax form first. */
async function withdraw(api: DemoApi, who: Member, part = 1): Promise<void> {
  const { availableBalance, taxForm } = await api.call('get', '/api/payout-account', { as: who });
  const amount = Number(availableBalance) * part;
  if (amount < Number(WITHDRAWAL_MIN)) return;
  if (taxForm === 'required') await signTaxForm(api, who);
  const body = { amount: amount.toFixed(2) };
  await api.call('post', '/api/payout-account/withdraw', { as: who, body });
}
