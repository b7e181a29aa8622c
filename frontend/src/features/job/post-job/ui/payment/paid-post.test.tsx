// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { JobPackage } from '#contract/billing/charging/job-package.ts';
import {
  refusing,
  signedOut,
  silent,
  startFakeServer,
  type FakeAnswer,
} from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { EnhancedJobForm } from '../EnhancedJobForm.tsx';
import { JobAvailability } from '../JobAvailability.tsx';
import { FreePostsLeft } from './PostingChoice.tsx';

const INTENT = 'POST /api/create-job-payment-intent';
const aPackage = (id: string, name: string, price: string): JobPackage => ({
  id,
  name,
  price,
  description: '',
  duration: 30,
  isFeatured: false,
  includes: [],
  sortOrder: 1,
});
const PACKAGES = [aPackage('basic', 'Basic', '49.00'), aPackage('featured', 'Featured', '99.00')];
const REFUSALS: readonly (readonly [FakeAnswer, string])[] = [
  [silent, 'Failed to create payment intent'],
  [signedOut, 'ErrorPlease try again or refresh the page.'],
  [
    refusing(404, 'a.test', 'This package is not available'),
    'Failed to create payment intentThis package is not available',
  ],
];

function start(postsRemaining = 3) {
  const server = startFakeServer();
  const canPost = postsRemaining !== 0;
  server.answers('GET /api/can-post-job', { body: { canPost, postsRemaining, reason: null } });
  server.answers('GET /api/job-packages', { body: PACKAGES });
  return server;
}

async function openFilled() {
  const server = start();
  const collect = vi.fn(() => Promise.resolve(false));
  const part = await renderPart(
    <EnhancedJobForm company="Ridge & Co" collect={collect} onPosted={vi.fn()} />,
  );
  await fillIn(part.user, {
    'Job title': 'Slate roofer',
    Description: 'Tear-off and slate on old houses, with a crew of five and all tools there.',
    Location: 'Austin, TX',
    'Pay rate': '$28/hour',
    Schedule: 'Full-time',
    'Hiring bonus': '750',
  });
  for (const tick of screen.getAllByRole('checkbox')) await part.user.click(tick);
  await part.user.click(screen.getByRole('radio', { name: /^Paid post/ }));
  return { ...part, server, collect };
}

describe('a paid post', () => {
  it('a paid post needs a package', async () => {
    const { user, server } = await openFilled();
    await screen.findByRole('radio', { name: /^Featured · \$99/ });
    await press(user, 'Continue to payment');
    expect(await screen.findAllByText('Please select a package')).not.toEqual([]);
    expect(server.calls(INTENT)).toEqual([]);
  });

  it.each(REFUSALS)('a failure to create the payment, %o, shows "%s"', async (answer, words) => {
    const { user, server, collect } = await openFilled();
    await user.click(await screen.findByRole('radio', { name: /^Featured · \$99/ }));
    server.answers(INTENT, answer);
    await press(user, 'Continue to payment');
    await expectToast(words);
    expect(server.calls(INTENT)[0]?.body).toMatchObject({ packageId: 'featured' });
    expect(collect).not.toHaveBeenCalled();
  });

  it.each(['requires_payment', 'processing', 'failed'])(
    'a payment with status %s is collected',
    async (status) => {
      const { user, server, collect } = await openFilled();
      await user.click(await screen.findByRole('radio', { name: /^Featured · \$99/ }));
      const due = {
        status,
        amount: '99.00',
        clientSecret: 'secret',
        paymentIntentId: 'theirs',
        jobId: 'one',
      };
      server.answers(INTENT, { body: due });
      await press(user, 'Continue to payment');
      await waitFor(() => expect(collect).toHaveBeenCalledExactlyOnceWith(due));
    },
  );

  it('the packages can be reloaded after a failure', async () => {
    const server = start();
    server.answers('GET /api/job-packages', silent);
    const { user } = await renderPart(
      <EnhancedJobForm company={null} collect={vi.fn()} onPosted={vi.fn()} />,
    );
    await user.click(await screen.findByRole('radio', { name: /^Paid post/ }));
    await screen.findByText("The packages didn't load");
    server.answers('GET /api/job-packages', { body: PACKAGES });
    await press(user, 'Retry');
    expect(await screen.findByText('Featured · $99')).toBeDefined();
  });
});

describe('an expired post', () => {
  const job = sampleJob({
    isActive: false,
    postingType: 'paid',
    paymentStatus: 'paid',
    onlineUntil: '2020-01-01T00:00:00.000Z',
  });

  it('an expired post offers a package or a free post, and shows failures', async () => {
    const server = start();
    const paid = vi.fn();
    const { user } = await renderPart(<JobAvailability job={job} collect={vi.fn()} onPaid={paid} />);
    await press(user, 'Post Job again');
    await screen.findByText('Please choose a package or a free post');
    await user.click(screen.getByRole('radio', { name: /^Free post/ }));
    for (const [answer, words] of [
      [refusing(402, 'a.test', 'You have no free job posts left'), /^No job posts left/],
      [silent, 'Failed to post job. Please try again.'],
    ] as const) {
      server.answers('POST /api/jobs/*/renew', answer);
      await press(user, 'Post Job again');
      await expectToast(words);
    }
    await user.click(screen.getByRole('radio', { name: /^Basic · \$49/ }));
    await press(user, 'Continue to payment');
    await expectToast('Failed to create payment intent');
    expect(paid).not.toHaveBeenCalled();
  });
});

describe('a job that moderators took off the site', () => {
  it('a held job shows the reason and a link to the decision instead of a button to reopen', async () => {
    const job = sampleJob({ isActive: false, heldReason: 'This is an ad, not a job.' });
    await renderPart(<JobAvailability job={job} collect={vi.fn()} onPaid={vi.fn()} />);
    expect(screen.getByText('Our moderators took this job off the site')).toBeDefined();
    expect(screen.getByText('This is an ad, not a job.')).toBeDefined();
    const link = screen.getByRole('link', { name: 'See the decision' });
    expect(link.getAttribute('href')).toBe('/my-moderation');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('an open job', () => {
  it('a failure to close a job shows an error and leaves the dialog open', async () => {
    const server = start();
    server.answers('PATCH /api/jobs/*', silent);
    const { user } = await renderPart(
      <JobAvailability job={sampleJob()} collect={vi.fn()} onPaid={vi.fn()} />,
    );
    await press(user, 'Close job');
    await press(user, 'Close job', await screen.findByRole('dialog'));
    await expectToast("We couldn't close the job");
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});

describe('the count of free posts', () => {
  it.each([
    [11, null],
    [-1, null],
    [10, '10 left'],
    [0, '0 left'],
  ])('a count of %i free posts reads %o', async (left, words) => {
    const server = start(left);
    await renderPart(<FreePostsLeft />);
    await waitFor(() => expect(server.calls('GET /api/can-post-job')).toHaveLength(1));
    if (words === null) expect(screen.queryByText(/left$/)).toBeNull();
    else expect(await screen.findByText(words)).toBeDefined();
  });
});
