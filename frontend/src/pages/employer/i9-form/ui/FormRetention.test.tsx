// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { I9FormAnswer } from '#contract/eligibility/form/i9-form.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleForm } from '../testing/sample-form.ts';
import { FormRetention } from './FormRetention.tsx';

const CALL = 'PUT /api/i9-forms/some-referral/end';
const KEPT = {
  status: 'incomplete',
  section2: null,
  endedOn: '2026-12-20',
  retentionExpiry: '2029-12-07',
  actions: ['end', 'hold', 'print'],
} satisfies Partial<I9FormAnswer>;

it('the employer can correct the last day of a retained, unfinished form', async () => {
  const server = startFakeServer();
  const form = sampleForm({ ...KEPT, referralId: 'some-referral' });
  server.answers(CALL, { body: form });
  const { user } = await renderPart(<FormRetention form={form} />);
  expect(await screen.findByText('The last day of work was Dec 20, 2026.')).toBeDefined();
  await press(user, 'Correct the last day');
  expect(screen.getByLabelText('Last day of work')).toHaveProperty('value', '2026-12-20');
  await fillIn(user, { 'Last day of work': '2026-12-18' });
  await press(user, 'Save the last day');
  await expectToast('Last day saved');
  expect(server.calls(CALL).map(({ body }) => body)).toEqual([{ endedOn: '2026-12-18', isUnrelated: false }]);
  expect(await screen.findByRole('button', { name: 'Correct the last day' })).toBeDefined();
});

it('the last day of a canceled form cannot be corrected', async () => {
  startFakeServer();
  await renderPart(
    <FormRetention form={sampleForm({ ...KEPT, status: 'canceled', actions: ['hold', 'print'] })} />,
  );
  expect(await screen.findByText(/^The last day of work was/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Correct the last day' })).toBeNull();
});

it('the form requests no last day before the work has begun', async () => {
  startFakeServer();
  await renderPart(<FormRetention form={sampleForm({ actions: ['hold', 'print'] })} />);
  expect(await screen.findByLabelText('Reason for a legal hold')).toBeDefined();
  expect(screen.queryByLabelText('Last day of work')).toBeNull();
});

it('a held form can be released, and a purged one shows nothing', async () => {
  const server = startFakeServer();
  const form = sampleForm({ actions: ['hold', 'release', 'print'], isHeld: true, holdReason: 'A charge' });
  server.answers('POST /api/i9-forms/some-referral/hold', { body: form });
  const { user } = await renderPart(<FormRetention form={form} />);
  expect(await screen.findByText('A charge')).toBeDefined();
  expect(screen.queryByLabelText('Reason for a legal hold')).toBeNull();
  await press(user, 'Release the hold');
  expect(server.calls('POST /api/i9-forms/some-referral/hold').map(({ body }) => body)).toEqual([
    { on: false },
  ]);
  cleanup();
  await renderPart(<FormRetention form={sampleForm({ status: 'purged', actions: [] })} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

it.each([true, false])(
  'the last day requires a confirmation if the server says so (%s), not by the cases',
  async (mustConfirmUnrelated) => {
    startFakeServer();
    await renderPart(<FormRetention form={sampleForm({ mustConfirmUnrelated })} />);
    expect(await screen.findByLabelText('Last day of work')).toBeDefined();
    expect(screen.queryAllByRole('checkbox')).toHaveLength(mustConfirmUnrelated ? 1 : 0);
  },
);

it('a form that cannot be held offers no hold', async () => {
  startFakeServer();
  await renderPart(<FormRetention form={sampleForm({ actions: ['print'] })} />);
  expect(await screen.findByRole('link')).toBeDefined();
  expect(screen.queryByLabelText('Reason for a legal hold')).toBeNull();
});
