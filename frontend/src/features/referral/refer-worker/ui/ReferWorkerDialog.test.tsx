// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  refusing,
  signedOut,
  silent,
  startFakeServer,
  type FakeAnswer,
} from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press, valueOf } from '#shared/testing/on-screen.ts';
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

/** The message of a refused submit and its place (rules.md#referral-refusals). */
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

async function openFilled(who?: FakeAnswer) {
  const part = await open(who);
  await fillIn(part.user, {
    "Worker's full name": 'Walt Ames',
    "Worker's phone number": '(512) 555-0199',
    'How do you know the worker?': 'friend',
  });
  await part.user.click(await screen.findByLabelText(/^I confirm that the worker knows/));
  return part;
}

describe('referring a worker', () => {
  it('an incomplete form shows its problems at the fields and sends nothing', async () => {
    const { user, server } = await open();
    expect(await screen.findByText('The employer is asked to call within 24 hours.')).toBeDefined();
    await press(user, 'Submit Referral');
    await expectFieldMessages(MISSING);
    expect(server.calls(CALL)).toEqual([]);
  });

  it('an invalid field shows its problem on blur', async () => {
    const { user } = await open();
    await fillIn(user, { "Worker's email": 'no email', 'Your name': 'A', 'Your phone number': '1' });
    await user.tab();
    await expectFieldMessages([
      'Please enter a valid email',
      'Your name must be at least 2 characters',
      'Please enter a valid phone number',
    ]);
  });

  it.each(REFUSALS)('a refused referral shows in a %s: %o %s', async (place, answer, words) => {
    const { user, server, close } = await openFilled();
    server.answers(CALL, answer);
    await press(user, 'Submit Referral');
    if (place === 'toast') await expectToast(words);
    else expect((await screen.findByRole('alert')).textContent).toContain(words);
    await waitFor(() => expect(close).toHaveBeenCalledTimes(answer === signedOut ? 1 : 0));
  });

  it('the form sends the input with the referrer’s name and number, then offers to verify the phone', async () => {
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

  it('a crew is sent in one call, and each of its workers has a button for a text', async () => {
    const { user, server } = await open();
    await user.click(await screen.findByRole('radio', { name: 'A crew' }));
    await press(user, 'Paste a list');
    await fillIn(user, { 'Your list': 'Bo Li, 512-555-0142\nCy Vega, 512-555-0143' });
    await press(user, 'Use this list');
    await fillIn(user, { 'How do you know them?': 'friend' });
    await user.click(await screen.findByLabelText(/^I confirm that every one/));
    const team = [
      { id: '1', workerName: 'Bo Li', workerPhone: '+15125550142' },
      { id: '2', workerName: 'Cy Vega', workerPhone: '+15125550143' },
    ];
    server.answers(CALL, { status: 201, body: { ...sampleReferral({ workerName: 'Bo Li' }), team } });
    await press(user, 'Submit Referral');
    await screen.findByText('Your crew of 2 is referred.');
    const told = screen.getAllByRole('button', { name: /^Tell / }).map(({ textContent }) => textContent);
    expect(told).toEqual(['Tell Bo on WhatsApp', 'Tell Cy on WhatsApp']);
  });

  it('an unprintable name shows a notice and can be sent with a Latin name', async () => {
    const { user, server } = await openFilled();
    expect(screen.queryByLabelText(/^Name in Latin letters/)).toBeNull();
    await fillIn(user, { "Worker's full name": 'شريف أحمد' });
    expect(
      await screen.findByText(/^Offer letters and Form I-9 are printed in Latin letters\. We'll ask/),
    ).toBeDefined();
    await fillIn(user, { 'Name in Latin letters (optional)': 'شريف' });
    await press(user, 'Submit Referral');
    await expectFieldMessages(['Please write the name in Latin letters (A–Z)']);
    expect(server.calls(CALL)).toEqual([]);
    await fillIn(user, { 'Name in Latin letters (optional)': 'Sharif Ahmad' });
    server.answers(CALL, { status: 201, body: { ...sampleReferral(), team: [] } });
    await press(user, 'Submit Referral');
    await screen.findByRole('button', { name: 'Verify phone now' });
    const named = { workerName: 'شريف أحمد', workerLatinName: 'Sharif Ahmad' };
    expect(server.calls(CALL)[0]?.body).toMatchObject(named);
  });

  it('a visitor confirms their phone with a code and signs up with the referral', async () => {
    const { user, server } = await openFilled({ status: 401 });
    await fillIn(user, { 'Your name': 'Rosa Diaz', 'Your phone number': '(512) 555-0177' });
    server.answers('POST /api/auth/phone-code', { status: 202 });
    await press(user, 'Text me a code');
    const code = await screen.findByLabelText('Your 6-digit code');
    expect(document.activeElement).toBe(code);
    expect(server.calls('POST /api/auth/phone-code')[0]?.body).toEqual({
      phone: '(512) 555-0177',
      purpose: 'refer',
    });
    await press(user, 'Submit Referral');
    await expectFieldMessages(['Please enter the 6-digit code']);
    server.answers(CALL, refusing(400, 'identity.invalid_code', 'Invalid Code'));
    await user.type(code, '123456');
    await press(user, 'Submit Referral');
    await screen.findByRole('alert');
    server.answers(CALL, { status: 201, body: { ...sampleReferral({ workerName: 'Walt Ames' }), team: [] } });
    await press(user, 'Submit Referral');
    await screen.findByRole('button', { name: 'Tell Walt on WhatsApp' });
    expect(server.calls(CALL)[1]?.body).toMatchObject({ referrerName: 'Rosa Diaz', code: '123456' });
  });

  it('a visitor with an account can sign in and return to their input', async () => {
    await openFilled({ status: 401 });
    const way = await screen.findByRole('link', { name: 'Login' });
    expect(decodeURIComponent(way.getAttribute('href') ?? '')).toBe(
      `/api/login?returnTo=/job/${JOB.id}?refer=now`,
    );
    expect(sessionStorage.getItem(`crewvine.refer.visitor.${JOB.id}`)).toContain('Walt Ames');
  });

  it('the form takes a name and number from the phone’s contacts', async () => {
    const select = vi.fn(async () => [{ name: ['Hector Ruiz'], tel: ['512 555 0188'] }]);
    vi.stubGlobal('navigator', Object.assign(navigator, { contacts: { select } }));
    const { user } = await open();
    await press(user, 'Pick from contacts');
    await waitFor(() => expect(valueOf("Worker's full name")).toBe('Hector Ruiz'));
    expect(valueOf("Worker's phone number")).toBe('512 555 0188');
    expect(select).toHaveBeenCalledWith(['name', 'tel'], { multiple: false });
    Reflect.deleteProperty(navigator, 'contacts');
  });

  it('a user that did not load shows an error and can be retried', async () => {
    const { user, server } = await open(silent);
    expect(await screen.findByText('Unable to load user data.')).toBeDefined();
    server.answers('GET /api/auth/user', { body: sampleUser() });
    await press(user, 'Retry');
    expect(await screen.findByLabelText("Worker's full name")).toBeDefined();
  });
});
