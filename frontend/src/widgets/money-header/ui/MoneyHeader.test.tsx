// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Referral } from '#entities/referral/index.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { MoneyHeader } from './MoneyHeader.tsx';

const PARTS: Referral['milestones'] = [
  { id: null, percent: 25, amount: '125.00', dueAt: '2026-12-19T12:00:00.000Z', status: 'coming' },
  { id: null, percent: 75, amount: '375.00', dueAt: '2027-01-18T12:00:00.000Z', status: 'coming' },
];

function start(availableBalance: string, milestones: Referral['milestones'] = PARTS): void {
  const server = startFakeServer();
  server.answers('GET /api/referrer-stats', { body: { availableBalance, pendingEarnings: '500.00' } });
  server.answers('GET /api/my-referrals', { body: [sampleReferral({ status: 'hired', milestones })] });
}
/** Each figure's label, amount, and note, after all have loaded. */
async function figures(): Promise<readonly (string | undefined)[]> {
  await screen.findByText('$500.00');
  return [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent ?? undefined);
}

it('the money header shows the available balance, the next payout, and coming money', async () => {
  start('58.00');
  await renderPart(<MoneyHeader />);
  expect(await figures()).toEqual([
    'Available$58.00Withdraw',
    'Next payout$125.00Comes Dec 19, 2026',
    'Coming$500.00Bonuses not due yet',
  ]);
  expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/earnings');
});

it.each(['0.00', '24.99'])(
  'a balance of %s shows the withdrawal minimum without a link',
  async (available) => {
    start(available, []);
    await renderPart(<MoneyHeader />);
    const [first, next] = await figures();
    expect(first).toBe(`Available$${available}Withdraw from $25`);
    expect(next).toBe('Next payout$0.00No date yet');
    expect(screen.queryByRole('link')).toBeNull();
  },
);

it("the money header of the bank screen shows the account's balance and money in transit", async () => {
  start('0.00');
  const account = { availableBalance: '30.00', pendingBalance: '500.00', inTransit: '70.00' };
  await renderPart(<MoneyHeader account={account} />);
  // The account's figures render immediately, the next payout after the referrals have loaded.
  await screen.findByText('$125.00');
  expect(await figures()).toEqual([
    'Available$30.00Ready to withdraw',
    'On its way$70.00To your bank',
    'Next payout$125.00Comes Dec 19, 2026',
    'Coming$500.00Bonuses not due yet',
  ]);
});
