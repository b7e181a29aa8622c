// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Referral } from '#entities/referral/index.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { Management } from './Management.tsx';

const CREW = '01890a5d-ac96-774b-bcce-b302099a8111';
const named = (workerName: string, changes: Partial<Referral> = {}): Referral =>
  sampleReferral({ id: workerName, workerName, ...changes });
const PEOPLE = [
  named('Ana Sol'),
  named('Bo Reyes', { crewId: CREW, teamSize: 4 }),
  named('Cy Reyes', { crewId: CREW, teamSize: 4 }),
];

async function open(at: string, total: number, { isPhone = false } = {}) {
  const server = startFakeServer();
  server.answers('GET /api/my-jobs', { body: [] });
  server.answers('GET /api/employer-referrals', {
    body: PEOPLE,
    headers: { 'X-Total-Count': String(total) },
  });
  const part = await renderPart(<Management employer={sampleUser({ userType: 'employer' })} />, {
    at,
    isPhone,
  });
  return { ...part, server };
}

describe('the list of referrals', () => {
  it('the list shows the number of referrals on all pages, with a header for a crew', async () => {
    await open('/employer/referrals', 57);
    expect(await screen.findByText('57 referrals')).toBeDefined();
    const head = screen.getByRole('rowheader', { name: /^Crew of 4 · / });
    const crew = within(head.closest('tbody') ?? document.body)
      .getAllByRole('row')
      .slice(1);
    expect(crew.map((row) => /Bo Reyes|Cy Reyes/.exec(row.textContent ?? '')?.[0])).toEqual([
      'Bo Reyes',
      'Cy Reyes',
    ]);
  });

  it('a press on the header sorts the list by oldest first and updates the address', async () => {
    const { user, server, address } = await open('/employer/referrals', 3);
    await press(user, 'When');
    expect(address()).toBe('/employer/referrals?sort=oldest');
    await waitFor(() =>
      expect(server.calls('GET /api/employer-referrals').at(-1)?.search.get('sort')).toBe('oldest'),
    );
    const header = await screen.findByRole('columnheader', { name: 'When' });
    expect(header.getAttribute('aria-sort')).toBe('ascending');
  });
});

it('each board column shows its total count, even if it shows fewer cards', async () => {
  await open('/employer/referrals?view=board', 41);
  expect(await screen.findByRole('heading', { name: 'New Referral 41' })).toBeDefined();
});

it('on a phone, a button shows the number of filters in use and opens them', async () => {
  const { user } = await open('/employer/referrals?status=hired&unconfirmed=true', 3, { isPhone: true });
  const button = await screen.findByRole('button', { name: 'Filters (2)' });
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  await user.click(button);
  expect(screen.getByRole('combobox', { name: 'Status' })).toBeDefined();
  expect(button.getAttribute('aria-expanded')).toBe('true');
});
