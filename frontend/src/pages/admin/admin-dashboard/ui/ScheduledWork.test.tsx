// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#shared/testing/render-part.tsx';
import { ScheduledWork } from './ScheduledWork.tsx';

const WELL = {
  name: 'billing.issue_invoices',
  lastSuccessAt: '2026-11-20T18:00:00.000Z',
  failures: 0,
  reason: null,
};
const BAD = { name: 'offers.expire_offers', lastSuccessAt: null, failures: 7, reason: 'A row is broken' };

it('the section shows failing sweeps with their error and count, and the last runs of the others', async () => {
  const { user } = await renderPart(<ScheduledWork sweeps={[WELL, BAD]} />);
  const failing = within(await screen.findByRole('table', { name: 'Failing scheduled work' }));
  const [row, ...others] = failing.getAllByRole('row').slice(1);
  expect(others).toEqual([]);
  expect(row?.textContent).toBe('offers.expire_offersNot yetFailed 7 timesA row is broken');
  await user.click(screen.getByText('Show all 2'));
  const all = within(screen.getByRole('table', { name: 'Scheduled work' }));
  expect(all.getByText('billing.issue_invoices').closest('tr')?.textContent).toMatch(/2026.*Working/);
});

it('the section shows that everything works (es)', async () => {
  await renderPart(<ScheduledWork sweeps={[WELL]} />, { language: 'es' });
  expect(await screen.findByText('Todo se ejecuta como debe.')).toBeDefined();
});

it('the section shows a placeholder until the figures load', async () => {
  await renderPart(<ScheduledWork sweeps={undefined} />);
  expect(await screen.findByRole('heading', { name: 'Scheduled work' })).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});
