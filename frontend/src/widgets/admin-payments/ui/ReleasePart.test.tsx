// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { ReleasePart } from './ReleasePart.tsx';

const RELEASE = 'POST /api/admin/milestones/*/release';
const PART = {
  id: '01890a5d-ac96-774b-bcce-b302099a8301',
  isWaiting: true,
  percent: 25,
  amount: '125.00',
  dueAt: '2026-12-20T00:00:00.000Z',
  state: 'pending',
} as const;

async function open() {
  const server = startFakeServer();
  const { user } = await renderPart(<ReleasePart part={PART} />);
  await press(user, 'Release part: 25%');
  await screen.findByRole('dialog', { name: 'Release 25% of the bonus' });
  return { server, user, reason: screen.getByRole('textbox', { name: 'Why' }) };
}

it('a waiting part is released only with a reason of at least five letters', async () => {
  const { server, user, reason } = await open();
  server.answers(RELEASE, {
    body: { id: PART.id, amount: '125.00', dueAt: PART.dueAt, status: 'coming' },
  });
  await user.type(reason, 'ok');
  await press(user, /^Release part · \$125/);
  expect(screen.getByText('Please say why, in at least five letters')).toBeDefined();
  expect(server.calls(RELEASE)).toEqual([]);
  await user.type(reason, ', they sent a pay stub');
  await press(user, /^Release part · \$125/);
  await expectToast('Part released');
  expect(server.calls(RELEASE)[0]?.body).toEqual({ reason: 'ok, they sent a pay stub' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a failed release shows an error and preserves the typed reason', async () => {
  const { server, user, reason } = await open();
  server.answers(RELEASE, silent);
  await user.type(reason, 'They sent a pay stub');
  await press(user, /^Release part · \$125/);
  await expectToast("The part wasn't released");
  expect(reason).toHaveProperty('value', 'They sent a pay stub');
});
