// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { SpendCard } from './SpendCard.tsx';

const SUMMARY = 'GET /api/billing/summary';
/** October's refunds exceed its charges. */
const BY_MONTH = [
  { month: '2026-09', spend: '1250.50', heldChange: '900.10', other: '350.40' },
  { month: '2026-10', spend: '-40.00', heldChange: '0.00', other: '-40.00' },
  { month: '2026-11', spend: '525.01', heldChange: '0.00', other: '525.01' },
].map((month) => ({ ...month, refunds: '0.00', bonusesPaid: '0.00', platformFees: '0.00', addOns: '0.00' }));
const FIGURES = { month: '2026-11', spend: '525.01', refunds: '0.00', held: '900.10', byMonth: BY_MONTH };

async function open(answer: { body: unknown } | typeof silent) {
  const server = startFakeServer();
  server.answers(SUMMARY, answer);
  return { server, ...(await renderPart(<SpendCard month="" />)) };
}

it('the card shows the amount on hold, and each month to the cent in a chart and a table', async () => {
  await open({ body: FIGURES });
  expect(await screen.findByText(/\$900\.10/)).toBeDefined();
  const table = screen.getByRole('table', { hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
    '2026-09$1,250.50',
    '2026-10-$40',
    '2026-11$525.01',
  ]);
  const { container } = { container: table.ownerDocument };
  const heights = [...container.querySelectorAll('rect')].map((one) => Number(one.getAttribute('height')));
  expect(heights).toHaveLength(BY_MONTH.length);
  // A month with net refunds has no upside-down column.
  expect(Math.min(...heights)).toBeGreaterThan(0);
  expect(Math.max(...heights)).toBe(heights[0]);
});

it('the card shows that the figures failed to load, and reloads them', async () => {
  const { server, user } = await open(silent);
  await screen.findByRole('button', { name: 'Retry' });
  server.answers(SUMMARY, { body: FIGURES });
  await press(user, 'Retry');
  expect(await screen.findByText(/\$900\.10/)).toBeDefined();
});
