// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  refusing,
  silent,
  startFakeServer,
  unreachable,
  type FakeAnswer,
} from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { JoinWaitlist } from './JoinWaitlist.tsx';

/** rules.md#texts-to-the-letter */
const ANSWERS: readonly (readonly [FakeAnswer, string])[] = [
  [
    refusing(429, 'http.too_many', 'Too many tries. Please wait a moment.'),
    'Something went wrongToo many tries. Please wait a moment.',
  ],
  [silent, 'Something went wrongFailed to join waitlist'],
  [unreachable, 'Something went wrongPlease try again later.'],
];

async function open() {
  const server = startFakeServer();
  return { ...(await renderPart(<JoinWaitlist />)), server };
}

describe('joining the waitlist', () => {
  it.each(ANSWERS)('a submission answered with %o says "%s"', async (answer, words) => {
    const { user, server } = await open();
    server.answers('POST /api/waitlist', answer);
    await fillIn(user, { Email: ' someone@example.com ' });
    await press(user, 'Claim My Spot');
    await expectToast(words);
    expect(server.calls('POST /api/waitlist')[0]?.body).toMatchObject({ email: 'someone@example.com' });
  });

  it('a submission requests the confirmation and does not claim to be complete', async () => {
    const { user, server } = await open();
    server.answers('POST /api/waitlist', { status: 201, body: { message: 'ok' } });
    await fillIn(user, { Email: 'someone@example.com' });
    await press(user, 'Claim My Spot');
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(screen.queryByText("You're in!")).toBeNull();
  });

  it('a submission without an email sends nothing', async () => {
    const { user, server } = await open();
    await press(user, 'Claim My Spot');
    expect(server.calls()).toEqual([]);
  });
});
