// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { JobPackage } from '#contract/billing/charging/job-package.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { SAVED_CARD } from '#shared/testing/sample-card.ts';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { BoostPost } from './BoostPost.tsx';
import { EnhancedJobForm } from '../EnhancedJobForm.tsx';
import { RenewPost } from './RenewPost.tsx';

const FEATURED: JobPackage = {
  id: 'featured',
  name: 'Featured',
  price: '99.00',
  description: '',
  duration: 30,
  isFeatured: true,
  includes: [],
  sortOrder: 1,
};
const SAID = "We'll charge $99.00 to your Visa ending in 4242.";
const DUE = {
  status: 'failed',
  actions: ['pay'],
  amount: '99.00',
  lines: [],
  clientSecret: 'secret',
  jobId: 'one',
};

function start() {
  const server = startFakeServer();
  server.answers('GET /api/billing/payment-methods', { body: [SAVED_CARD] });
  server.answers('GET /api/can-post-job', { body: { canPost: true, postsRemaining: 3, reason: null } });
  server.answers('GET /api/job-packages', { body: [FEATURED] });
  server.answers('GET /api/job-boosts', { body: [{ ...FEATURED, id: 'week', duration: 7 }] });
  server.answers('GET /api/billing/subscription', { body: null });
  server.answers('POST /api/jobs/*/renew', { body: DUE });
  server.answers('POST /api/jobs/*/boost', { body: DUE });
  return server;
}
const props = { collect: vi.fn(() => Promise.resolve(false)), onPaid: vi.fn() };

it('a paid post says what is charged to which card, in the button too', async () => {
  start();
  const { user } = await renderPart(
    <EnhancedJobForm company="Ridge & Co" collect={props.collect} onPosted={vi.fn()} />,
  );
  await user.click(await screen.findByRole('radio', { name: /^Paid post/ }));
  expect(screen.queryByText(SAID)).toBeNull();
  await user.click(await screen.findByRole('radio', { name: /^Featured/ }));
  expect(await screen.findByText(SAID)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Pay $99.00 & post' })).toBeDefined();
  await press(user, 'Use another card');
  expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeDefined();
});

it('renewing a post shows the same charge, and sends the choice of card', async () => {
  const server = start();
  const { user } = await renderPart(
    <RenewPost job={sampleJob({ onlineUntil: '2026-11-20T12:00:00.000Z' })} {...props} />,
  );
  await user.click(await screen.findByRole('radio', { name: /^Featured/ }));
  expect(await screen.findByText(SAID)).toBeDefined();
  await press(user, 'Pay $99.00 & post');
  await press(user, 'Use another card');
  await press(user, 'Continue to payment');
  await waitFor(() =>
    expect(server.calls('POST /api/jobs/*/renew').map(({ body }) => body)).toEqual([
      { packageId: 'featured', otherCard: false },
      { packageId: 'featured', otherCard: true },
    ]),
  );
});

it('a boost says the same, and sends the choice along', async () => {
  const server = start();
  const { user } = await renderPart(<BoostPost job={sampleJob({ isActive: true })} {...props} />);
  await user.click(await screen.findByRole('radio', { name: /\$99/ }));
  expect(await screen.findByText(SAID)).toBeDefined();
  await press(user, 'Pay $99.00 & boost');
  await press(user, 'Use another card');
  await press(user, 'Boost this job');
  await waitFor(() =>
    expect(server.calls('POST /api/jobs/*/boost').map(({ body }) => body)).toEqual([
      { packageId: 'week', otherCard: false },
      { packageId: 'week', otherCard: true },
    ]),
  );
});

it('a paid boost is reported when the job has it, so that it is not offered again', async () => {
  const server = start();
  const job = sampleJob({ isActive: true, featuredUntil: null });
  const boosted = { ...job, isFeatured: true, featuredUntil: '2027-08-18T17:00:00.000Z' };
  let looks = 0;
  server.answers('GET /api/jobs/*', () => ({ body: (looks += 1) < 3 ? job : boosted }));
  const onPaid = vi.fn();
  const collect = (): Promise<boolean> => Promise.resolve(true);
  const { user } = await renderPart(<BoostPost job={job} collect={collect} onPaid={onPaid} />);
  await user.click(await screen.findByRole('radio', { name: /\$99/ }));
  await press(user, 'Pay $99.00 & boost');
  await expect.poll(() => onPaid.mock.calls.length).toBe(1);
  expect(looks).toBe(3);
});
