// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
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
