// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QUICK_ACTIONS, type QuickAction } from '#contract/hiring/vocabulary/quick-action.ts';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { Button } from '#shared/ui/index.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { PendingSection } from './PendingSection.tsx';

it("a failed quick action on a pending referral shows the server's reason", async () => {
  const server = startFakeServer();
  server.answers('GET /api/employer-referrals', { body: [sampleReferral({ status: 'submitted' })] });
  const moved = 'This referral has moved on since';
  server.answers('PUT /api/referrals/*/status', refusing(409, 'hiring.moved_on', moved));
  const { user } = await renderPart(<PendingSection stats={null} />, { at: '/employer-dashboard' });
  await press(user, 'Schedule Interview with Ivy View');
  await press(user, 'Schedule without a time', await screen.findByRole('dialog'));
  await expectToast(`Error${moved}`);
  expect(within(document.body).getByText('Ivy View')).toBeDefined();
});

const BUTTONS = {
  pass: 'Pass on Ivy View',
  interview_scheduled: 'Schedule Interview with Ivy View',
  hired: 'Hire Ivy View',
} as const satisfies Record<QuickAction, string>;

it.each(QUICK_ACTIONS)('a pending referral has only the button that the server names: %s', async (action) => {
  const server = startFakeServer();
  server.answers('GET /api/employer-referrals', { body: [sampleReferral({ quickActions: [action] })] });
  await renderPart(<PendingSection stats={null} />, { at: '/employer-dashboard' });
  await screen.findByRole('button', { name: BUTTONS[action] });
  const shown = QUICK_ACTIONS.filter((one) => screen.queryByRole('button', { name: BUTTONS[one] }));
  expect(shown).toEqual([action]);
});

it('passing on a pending referral sends the quick name', async () => {
  const server = startFakeServer();
  server.answers('GET /api/employer-referrals', { body: [sampleReferral()] });
  server.answers('PUT /api/referrals/*/status', { body: sampleReferral({ status: 'rejected' }) });
  const { user } = await renderPart(<PendingSection stats={null} />, { at: '/employer-dashboard' });
  await press(user, BUTTONS.pass);
  await press(user, 'Pass', await screen.findByRole('dialog'));
  expect(server.calls('PUT /api/referrals/*/status').map(({ body }) => body)).toEqual([
    expect.objectContaining({ status: 'pass' satisfies QuickAction }),
  ]);
});

const CONTACT = 'Contact Worker: Ivy View';
/** Has the style of every main button. */
const SAMPLE = (
  <Button variant="primary" size="sm">
    Sample
  </Button>
);
it.each([
  ['was just referred', 'contacted', CONTACT],
  ['was contacted', 'interviewing', BUTTONS.interview_scheduled],
  ['may be hired', 'hired', BUTTONS.hired],
] as const)('the one main button for a worker who %s is the next step', async (_when, status, main) => {
  const server = startFakeServer();
  const referral = sampleReferral({
    nextActions: [{ status, label: status }],
    nextStep: { status, actor: 'employer' },
    quickActions: [...QUICK_ACTIONS],
  });
  server.answers('GET /api/employer-referrals', { body: [referral] });
  await renderPart(
    <>
      {SAMPLE}
      <PendingSection stats={null} />
    </>,
    { at: '/employer-dashboard' },
  );
  await screen.findByRole('button', { name: main });
  const { className } = screen.getByRole('button', { name: 'Sample' });
  const names = [...Object.values(BUTTONS), CONTACT];
  const shown = names.flatMap((name) => screen.queryAllByRole('button', { name }));
  const loud = shown.filter((button) => button.className === className);
  expect(loud.map((button) => button.getAttribute('aria-label'))).toEqual([main]);
});
