// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReferralConfirmation } from '#contract/hiring/confirmation/confirmation.ts';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, fillIn, press, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { ConfirmationQuestion } from './ConfirmationQuestion.tsx';

const ANSWER = 'POST /api/referral-confirmation/t';

const QUESTION: ReferralConfirmation = {
  verificationStatus: 'pending',
  isOver: false,
  awaitsCall: true,
  workerName: 'Rosa Díaz',
  workerLatinName: null,
  workerPhone: '+15125550148',
  workerLanguage: 'en',
  referrerName: 'Ana Ruiz',
  jobTitle: 'Roofer',
  company: 'Hill Roofing',
  location: 'Austin, TX',
  payRate: '$28/hour',
  schedule: 'full-time',
  expiresAt: '2026-12-20T12:00:00.000Z',
  actions: ['answer'],
};

async function show(changes: Partial<ReferralConfirmation>): Promise<string> {
  startFakeServer();
  const actions: ReferralConfirmation['actions'] =
    changes.verificationStatus === 'verified' ? ['claim'] : ['answer'];
  const question = { ...QUESTION, actions, ...changes };
  await renderPart(<ConfirmationQuestion token="t" question={question} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  return document.body.textContent ?? '';
}

it('the page shows the pay, the place, and the schedule of the job', async () => {
  const words = await show({});
  for (const fact of ['Roofer', '$28', 'Austin, TX', 'Full-time']) expect(words).toContain(fact);
});

it.each(['pending', 'verified'] as const)(
  'the page promises a call for a %s referral only until the employer has made contact',
  async (verificationStatus) => {
    expect(await show({ verificationStatus })).toContain('is asked to call within 24 hours');
  },
);

it.each(['pending', 'verified'] as const)(
  'promises no call to a %s one afterward',
  async (verificationStatus) => {
    const words = await show({ verificationStatus, awaitsCall: false });
    expect(words).toContain(
      verificationStatus === 'pending' ? 'If you say yes' : "We've told Hill Roofing and Ana Ruiz.",
    );
    expect(words).not.toContain('24 hours');
  },
);

it('the page requests a Latin name if documents lack the letters and sends it with the yes', async () => {
  const server = startFakeServer();
  server.answers(ANSWER, { body: { verificationStatus: 'verified' } });
  const question = { ...QUESTION, workerName: 'דוד כהן', workerLatinName: 'Dawid' };
  const { user } = await renderPart(<ConfirmationQuestion token="t" question={question} />);
  expect(valueOf('Name in Latin letters (optional)')).toBe('Dawid');
  await fillIn(user, { 'Name in Latin letters (optional)': 'David Cohen' });
  await press(user, 'Yes, I want to be referred');
  await waitFor(() =>
    expect(server.calls(ANSWER)[0]?.body).toEqual({ accept: true, workerLatinName: 'David Cohen' }),
  );
});

it('without JavaScript, a decline puts no name into the address of the page', async () => {
  await show({ workerName: 'דוד כהן', workerLatinName: 'Dawid' });
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'No, thanks' }).form;
  expect(form?.method).toBe('get');
  expect([...new FormData(form ?? undefined)]).toEqual([]);
});

it('a name in other letters shows an error at the field', async () => {
  const message = 'Please write the name in Latin letters (A–Z)';
  const server = startFakeServer();
  server.answers(ANSWER, refusing(400, 'http.invalid', message, [{ path: 'workerLatinName', message }]));
  const question = { ...QUESTION, workerName: 'דוד כהן' };
  const { user } = await renderPart(<ConfirmationQuestion token="t" question={question} />);
  await fillIn(user, { 'Name in Latin letters (optional)': 'דוד' });
  await press(user, 'Yes, I want to be referred');
  await expectFieldMessages([message]);
});

it('the page requests no other name if documents can print it', async () => {
  await show({});
  expect(screen.queryByLabelText(/^Name in Latin letters/)).toBeNull();
});

it.each(['pending', 'verified'] as const)(
  'a %s referral offers neither an answer nor an account without these actions',
  async (verificationStatus) => {
    await show({ verificationStatus, actions: [] });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryAllByRole('link')).toEqual([]);
  },
);
