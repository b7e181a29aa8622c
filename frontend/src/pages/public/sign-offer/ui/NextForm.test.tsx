// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MyI9Row } from '#contract/eligibility/form/i9-form.ts';
import { noteServerTime } from '#shared/lib/server-clock.ts';
import { startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleOffer } from '#shared/testing/sample-letter.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { TEST_NOW, testDay } from '#testing/fixtures/time/test-now.ts';
import { NextForm } from './NextForm.tsx';

const FORM: MyI9Row = {
  id: 'form',
  referralId: 'two',
  jobTitle: 'Roofer',
  company: 'Ridge & Co',
  status: 'incomplete',
  section1Status: 'pending',
  actions: ['sign_section1'],
  section1SignedAt: null,
  startsOn: null,
  createdAt: TEST_NOW.toISOString(),
};

async function open(
  forms: readonly MyI9Row[],
  signedAt = testDay(-1),
  isSignedIn = true,
): Promise<FakeServer> {
  const server = startFakeServer();
  noteServerTime(TEST_NOW.toUTCString());
  if (isSignedIn) server.answers('GET /api/auth/user', { body: sampleUser() });
  server.answers('GET /api/my-i9-forms', { body: forms });
  await renderPart(<NextForm offer={sampleOffer({ signedAt: signedAt.toISOString() })} />);
  await screen.findByText(/^Next: Form I-9\. Ridge & Co asks you/);
  return server;
}
const link = () => screen.queryByRole('link', { name: 'Fill Out Form I-9' });

it('leads the worker who is signed in to their own form', async () => {
  await open([{ ...FORM, id: 'other', referralId: 'other' }, FORM]);
  expect((await screen.findByRole('link', { name: 'Fill Out Form I-9' })).getAttribute('href')).toBe(
    '/my-i9/two',
  );
});

it('finds the form that opens a moment after the signature', async () => {
  const server = await open([], TEST_NOW);
  await expect.poll(() => server.calls('GET /api/my-i9-forms').length).toBeGreaterThan(0);
  expect(link()).toBeNull();
  server.answers('GET /api/my-i9-forms', { body: [FORM] });
  expect(await screen.findByRole('link', { name: 'Fill Out Form I-9' })).toBeTruthy();
});

it('asks nothing and stays text for someone without an account', async () => {
  const server = await open([FORM], TEST_NOW, false);
  await expect.poll(() => server.calls('GET /api/auth/user').length).toBe(1);
  expect(server.calls('GET /api/my-i9-forms')).toEqual([]);
  expect(link()).toBeNull();
});

it.each([
  ['of another job', { referralId: 'other' }],
  ['that is signed', { section1Status: 'complete', actions: [] }],
  ['that is canceled', { status: 'canceled', actions: [] }],
] satisfies [string, Partial<typeof FORM>][])('no link leads to a form %s', async (_, change) => {
  const server = await open([{ ...FORM, ...change }]);
  await expect.poll(() => server.calls('GET /api/my-i9-forms').length).toBe(1);
  expect(link()).toBeNull();
});
