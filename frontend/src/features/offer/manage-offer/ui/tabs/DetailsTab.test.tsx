// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#shared/testing/accessible.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleLetter } from '#shared/testing/sample-letter.ts';
import { DetailsTab } from './DetailsTab.tsx';

const paid = (amount: string, paidAt: string) => ({
  amount,
  paidAt,
  lines: [{ kind: 'platformFee' as const, label: 'Platform fee', amount }],
});

it('the details show every payment of the letter and their total', async () => {
  const payments = [paid('1005.00', '2026-11-20T12:00:00.000Z'), paid('32.00', '2026-11-22T12:00:00.000Z')];
  await renderPart(<DetailsTab letter={sampleLetter({ status: 'sent', payments })} />);
  expect(screen.getAllByText('$1,005.00').length).toBeGreaterThan(0);
  expect(screen.getAllByText('$32.00').length).toBeGreaterThan(0);
  expect(screen.getByText('Paid in all: $1,037.00')).toBeDefined();
  await expectAccessible();
});
