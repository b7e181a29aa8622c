// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  refusing,
  signedOut,
  silent,
  startFakeServer,
  type FakeAnswer,
} from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { ReferWorkerDialog } from './ReferWorkerDialog.tsx';

const JOB = sampleJob();
const CALL = 'POST /api/referrals';

/** rules.md#refer-form */
const MISSING = [
  'Worker name must be at least 2 characters',
  'Please enter a valid phone number',
  'Please select your relationship',
  'You must confirm consent',
];

/** What a refused submit says, and where: rules.md#referral-refusals. */
const REFUSALS: readonly (readonly ['toast' | 'form', FakeAnswer, string])[] = [
  ['toast', silent, 'ErrorFailed to submit referral. Please try again.'],
  ['toast', signedOut, 'ErrorPlease try again or refresh the page.'],
  ['form', refusing(409, 'hiring.already_referred'), 'This worker has already been referred for this job'],
  ['form', refusing(403, 'hiring.own_job'), 'Employers cannot refer to their own jobs'],
  ['form', refusing(422, 'hiring.self_referral'), "You can't refer yourself"],
  ['form', refusing(422, 'hiring.job_closed'), 'This job is no longer open'],
  ['form', refusing(429, 'http.too_many'), 'Wait a bit and try again'],
];

async function open(who: FakeAnswer = { body: sampleUser() }) {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', who);
  const close = vi.fn();
  const part = await renderPart(<ReferWorkerDialog job={JOB} open onClose={close} />);
  return { ...part, server, close, dialog: await screen.findByRole('dialog') };
}

async function openFilled() {
  const part = await open();
  await fillIn(part.user, {
    "Worker's full name": 'Walt Ames',
    "Worker's phone number": '(512) 555-0199',
    'How do you know the worker?': 'friend',
  });
  await part.user.click(screen.getByLabelText(/^I confirm that the worker knows/));
  return part;
}

describe('referring a worker', () => {
  it('names what is missing in its fields, and sends nothing', async () => {
    const { user, server } = await open();
    expect(await screen.findByText('The employer is asked to call within 24 hours.')).toBeDefined();
    await press(user, 'Submit Referral');
    await expectFieldMessages(MISSING);
    expect(server.calls(CALL)).toEqual([]);
  });

  it('says what is wrong with what was typed once a field is left', async () => {
    const { user } = await open();
    await fillIn(user, { "Worker's email": 'no email', 'Your name': 'A', 'Your phone number': '1' });
    await user.tab();
    await expectFieldMessages([
      'Please enter a valid email',
      'Your name must be at least 2 characters',
      'Please enter a valid phone number',
    ]);
  });

  it.each(REFUSALS)('refused, it says in a %s: %o %s', async (place, answer, words) => {
    const { user, server, close } = await openFilled();
    server.answers(CALL, answer);
    await press(user, 'Submit Referral');
    if (place === 'toast') await expectToast(words);
    else expect((await screen.findByRole('alert')).textContent).toContain(words);
    await waitFor(() => expect(close).toHaveBeenCalledTimes(answer === signedOut ? 1 : 0));
  });

  it('sends what was typed with the referrer’s own name and number, and asks to verify', async () => {
    const { user, server } = await openFilled();
    server.answers(CALL, { status: 201, body: { ...sampleReferral({ workerName: 'Walt Ames' }), team: [] } });
    await press(user, 'Submit Referral');
    await screen.findByRole('button', { name: 'Verify phone now' });
    expect(server.calls(CALL)[0]?.body).toMatchObject({
      jobId: JOB.id,
      workerName: 'Walt Ames',
      referrerName: 'Ana Ruiz',
      relationship: 'friend',
      workerLanguage: 'en',
      consent: true,
    });
  });

  it('asks a visitor to sign in, with the way back to the form', async () => {
    const { dialog } = await open({ status: 401 });
    expect(await screen.findByText('You need to be logged in to submit referrals.')).toBeDefined();
    const ways = within(dialog).getAllByRole('link');
    expect(ways.map((way) => decodeURIComponent(way.getAttribute('href') ?? ''))).toEqual([
      `/api/login?returnTo=/job/${JOB.id}?refer=now`,
      `/signup?returnTo=/job/${JOB.id}?refer=now`,
    ]);
  });

  it('says when it cannot tell who is there, and asks again', async () => {
    const { user, server } = await open(silent);
    expect(await screen.findByText('Unable to load user data.')).toBeDefined();
    server.answers('GET /api/auth/user', { body: sampleUser() });
    await press(user, 'Retry');
    expect(await screen.findByLabelText("Worker's full name")).toBeDefined();
  });
});
