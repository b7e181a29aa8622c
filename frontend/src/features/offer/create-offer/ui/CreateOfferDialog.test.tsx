// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Referral } from '#contract/hiring/referral.ts';
import { expectAccessible } from '#shared/testing/accessible.ts';
import { refusing, silent, startFakeServer, type FakeAnswer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import type { OfferGoal } from '../model/offer-values.ts';
import { CreateOfferDialog } from './CreateOfferDialog.tsx';

const CREATE = 'PUT /api/referrals/*/create-offer';
const DRAFT = 'POST /api/offer-letters';
const SEND = 'POST /api/offer-letters/*/send';
const PHONE = "Worker's phone number (optional)";
const EMAIL = "Worker's email (optional)";
const EXISTS = 'Offer Letter Already Exists';
const PAY = { amount: '28.00', period: 'hour', firstMonth: '4480.00', isUnlikely: false };
const QUOTE = { pay: PAY, lines: [{ kind: 'platformFee', amount: '25.00' }], total: '925.00' };

/** An existing letter closes the dialog; a lost call leaves the input in place (rules.md#one-live-offer). */
const REFUSALS: readonly (readonly [OfferGoal, FakeAnswer, string])[] = [
  ['send', silent, 'Failed to create offer letter or process payment.'],
  ['draft', silent, 'Failed to create offer letter. Please try again.'],
  [
    'send',
    refusing(409, 'offers.exists'),
    `${EXISTS}An offer letter has already been created for this referral.`,
  ],
  ['draft', refusing(409, 'offers.exists', 'One was made just now'), `${EXISTS}One was made just now`],
];

async function open(goal: OfferGoal = 'send', collected = true, changes: Partial<Referral> = {}) {
  const server = startFakeServer();
  server.answers('GET /api/offer-letters/quote', { body: QUOTE });
  server.answers('GET /api/auth/user', { body: sampleUser() });
  const close = vi.fn();
  const collect = vi.fn(() => Promise.resolve(collected));
  const part = await renderPart(
    <CreateOfferDialog referral={sampleReferral(changes)} collect={collect} goal={goal} onClose={close} />,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Create Offer Letter' });
  const submit = within(dialog).getByRole('button', {
    name: goal === 'send' ? /^(Send Offer|Continue to payment)$/ : 'Generate',
  });
  return { ...part, server, close, collect, dialog, submit };
}

describe('the offer dialog', () => {
  it('the offer dialog starts with the job’s terms and requires a start date', async () => {
    const { user, server, submit, dialog } = await open();
    expect(valueOf('Pay rate')).toBe('28');
    expect(valueOf('Work location')).toBe('Austin, TX');
    // The letter's text for benefits while none is checked (rules.md#default-benefits).
    expect(dialog.textContent).toContain('Standard benefits package as outlined in employee handbook');
    expect(submit.ariaDisabled).toBe('true');
    // The button is `aria-disabled` but still responds (rules.md#send-stays-pressable).
    await user.click(submit);
    await expectToast('Required Fields MissingPlease fill in start date, pay rate, and work location.');
    await expectFieldMessages(['This field is required']);
    expect(server.calls(CREATE)).toEqual([]);
    await fillIn(user, { 'Start date': '2031-01-11' });
    expect(submit.ariaDisabled).toBeNull();
  });

  it('the offer names the employer as the signatory unless they name someone else', async () => {
    const { user, server, submit } = await open();
    await waitFor(() => expect(valueOf('Signed for the company by')).toBe('Ana Ruiz'));
    expect(valueOf("Worker's name")).toBe(sampleReferral().workerName);
    server.answers(CREATE, refusing(422, 'offers.not_interviewing'));
    const named = { 'Signed for the company by': 'Dana Reyes', 'Their title': 'Superintendent' };
    await fillIn(user, { 'Start date': '2031-01-11', ...named });
    await user.click(submit);
    await waitFor(() =>
      expect(server.calls(CREATE)[0]?.body).toMatchObject({
        offerData: { signatoryName: 'Dana Reyes', signatoryTitle: 'Superintendent' },
      }),
    );
  });

  it('the preview shows the letter as the worker will see it and retains the input', async () => {
    const { user, dialog, submit } = await open();
    await fillIn(user, { 'Custom terms': 'Ask {{worker}} about {{site}}' });
    await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
    const preview = within(dialog).getByRole('region', { name: 'Preview' });
    await expectAccessible();
    expect(preview.textContent).toContain(`Ask ${sampleReferral().workerName} about Austin, TX`);
    expect(preview.textContent).toContain('$28 an hour');
    expect(preview.textContent).toContain('Signed for the company byAna Ruiz');
    expect(within(preview).queryByRole('button')).toBeNull();
    expect(within(preview).queryByRole('link')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Keep Editing' }));
    expect(valueOf('Pay rate')).toBe('28');
    // Submitting from the preview also shows the problems at the fields.
    await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
    await user.click(submit);
    await expectFieldMessages(['This field is required']);
  });

  it('the dialog shows the cost from the server', async () => {
    const { server, dialog } = await open();
    expect(await within(dialog).findByText('Total $925.00')).toBeDefined();
    await expectAccessible();
    const [asked] = server.calls('GET /api/offer-letters/quote');
    expect(Object.fromEntries(asked?.search ?? [])).toMatchObject({ payRate: '28', payType: 'hourly' });
  });

  it('the dialog shows how the pay was read and its monthly amount', async () => {
    const { server, dialog, user } = await open();
    const pay = { amount: '65000.00', period: 'year', firstMonth: '5416.67', isUnlikely: false };
    server.answers('GET /api/offer-letters/quote', { body: { ...QUOTE, pay } });
    await user.selectOptions(within(dialog).getByLabelText('Pay type'), 'salary');
    await fillIn(user, { 'Pay rate': '65 000' });
    expect(await within(dialog).findByText('Pay: $65,000 a year, about $5,417 a month')).toBeDefined();
    // The server answers every pay rate alike, so the sentence may belong to the call before.
    await waitFor(() => {
      const asked = server.calls('GET /api/offer-letters/quote').at(-1);
      expect(asked?.search.get('payRate')).toBe('65 000');
    });
  });

  it('a pay rate that contradicts the pay type shows both at the field and sends nothing', async () => {
    const { user, server, dialog, submit } = await open();
    await fillIn(user, { 'Start date': '2031-01-11', 'Pay rate': '$60k a year, 40 hrs/week' });
    await user.click(submit);
    const message =
      'The pay type says $60,000 an hour, the pay rate says $60,000 a year. Please change one of them.';
    await expectFieldMessages([message]);
    expect(server.calls(CREATE)).toEqual([]);
    await user.selectOptions(within(dialog).getByLabelText('Pay type'), 'salary');
    await expectFieldMessages([]);
  });

  it('unlikely pay requires a confirmation, which counts only for that pay', async () => {
    const { user, server, dialog, submit } = await open();
    const pay = { amount: '650.00', period: 'hour', firstMonth: '104000.00', isUnlikely: true };
    server.answers('GET /api/offer-letters/quote', { body: { ...QUOTE, pay } });
    server.answers(CREATE, refusing(422, 'offers.not_interviewing'));
    await fillIn(user, { 'Start date': '2031-01-11', 'Pay rate': '650' });
    const confirm = await within(dialog).findByLabelText('Yes, $650 an hour is right');
    await expectAccessible();
    await user.click(submit);
    await expectFieldMessages(['Please confirm that $650 an hour is right']);
    expect(server.calls(CREATE)).toEqual([]);
    await user.click(confirm);
    await fillIn(user, { 'Pay rate': '651' });
    await user.click(submit);
    await expectFieldMessages(['Please confirm that $651 an hour is right']);
    await user.click(await within(dialog).findByLabelText('Yes, $651 an hour is right'));
    await user.click(submit);
    await waitFor(() =>
      expect(server.calls(CREATE)[0]?.body).toMatchObject({
        offerData: { payRate: '651', confirmedPay: true },
      }),
    );
  });

  it('the button leads to the payment if an amount is due', async () => {
    const { server, dialog } = await open();
    await within(dialog).findByText('Total $925.00');
    expect(within(dialog).getByRole('button', { name: 'Continue to payment' })).toBeDefined();
    expect(server.calls(CREATE)).toEqual([]);
  });

  it('a wide screen shows the letter next to the form as it is typed', async () => {
    const { user, dialog } = await open();
    const { matchMedia } = globalThis;
    onTestFinished(() => void Object.assign(globalThis, { matchMedia }));
    const roomy = (media: string) => ({ ...matchMedia(media), matches: media === '(min-width: 1100px)' });
    Object.assign(globalThis, { matchMedia: roomy });
    await fillIn(user, { 'Start date': '2031-01-11' });
    const letter = await within(dialog).findByRole('region', { name: 'Preview' });
    await fillIn(user, { 'Work location': '12 Dock Road' });
    await waitFor(() => expect(letter.textContent).toContain('12 Dock Road'));
  });

  it('the amounts stay the same while the offer is sent, even after a payment', async () => {
    const { user, server, dialog, submit } = await open();
    await within(dialog).findByText('Total $925.00');
    await fillIn(user, { 'Start date': '2031-01-11' });
    server.answers('GET /api/offer-letters/quote', { body: { pay: PAY, lines: [], total: '25.00' } });
    server.answers(CREATE, {
      body: { offerLetter: { id: 'one' }, payment: { status: 'succeeded', amount: '925.00' } },
    });
    server.answers(SEND, () => new Promise<never>(() => undefined));
    await user.click(submit);
    await waitFor(() => expect(server.calls(SEND)).toHaveLength(1));
    expect(within(dialog).getByText('Total $925.00')).toBeDefined();
    expect(server.calls('GET /api/offer-letters/quote')).toHaveLength(1);
  });

  it.each(REFUSALS)('the goal %s, refused with %o, shows "%s"', async (goal, answer, words) => {
    const { user, server, close, submit } = await open(goal);
    server.answers(goal === 'send' ? CREATE : DRAFT, answer);
    if (goal === 'send') await fillIn(user, { 'Start date': '2031-01-11' });
    await user.click(submit);
    await expectToast(words);
    await waitFor(() => expect(close).toHaveBeenCalledTimes(answer === silent ? 0 : 1));
  });

  it.each(['requires_payment', 'processing', 'failed'])(
    'an offer whose payment is %s is created, paid, and sent',
    async (status) => {
      const { user, server, close, collect, submit } = await open();
      const due = { status, amount: '925.00' };
      server.answers(CREATE, { body: { offerLetter: { id: 'one' }, payment: due } });
      server.answers(SEND, { body: { id: 'one' } });
      await fillIn(user, { 'Start date': '2031-01-11' });
      await user.click(submit);
      await waitFor(() => expect(close).toHaveBeenCalledOnce());
      expect(collect).toHaveBeenCalledExactlyOnceWith(due);
      expect(server.calls(SEND).map(({ path }) => path)).toEqual(['/api/offer-letters/one/send']);
    },
  );

  it('closing the card dialog sends nothing and reports that the letter was created', async () => {
    const { user, server, submit } = await open('send', false);
    server.answers(CREATE, { body: { offerLetter: { id: 'one' }, payment: { status: 'requires_payment' } } });
    await fillIn(user, { 'Start date': '2031-01-11' });
    await user.click(submit);
    await expectToast(/^Offer Letter Created/);
    expect(server.calls(SEND)).toEqual([]);
  });

  it('an unprintable character is named at its field, and the input stays', async () => {
    const { user, server, close, submit } = await open();
    const message = "We can't print this character in a letter: 👷";
    const issues = [{ path: 'offerData.customTerms', message }];
    server.answers(CREATE, { status: 400, body: { message, code: 'offers.unprintable', issues } });
    await fillIn(user, { 'Start date': '2031-01-11', 'Custom terms': 'Safe crew 👷' });
    await user.click(submit);
    await expectFieldMessages([message]);
    expect(valueOf('Custom terms (optional)')).toBe('Safe crew 👷');
    expect(close).not.toHaveBeenCalled();
  });

  it('a phone that differs from the referral’s is refused at its field, and all input stays', async () => {
    const { user, server, close, submit, dialog } = await open();
    const message = "This isn't the phone number of the referral. Offers go only to that one.";
    const issues = [{ path: 'offerData.workerPhone', message }];
    server.answers(CREATE, { status: 422, body: { message, code: 'offers.contact_differs', issues } });
    expect(valueOf(PHONE)).toBe('(512) 555-0148');
    await fillIn(user, {
      'Start date': '2031-01-11',
      'Pay rate': '31',
      [PHONE]: '512 555 0199',
      [EMAIL]: 'ivy@example.com',
    });
    // Also when submitted from the preview.
    await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
    await user.click(submit);
    await expectFieldMessages([message]);
    expect(server.calls(CREATE)[0]?.body).toMatchObject({
      offerData: { workerPhone: '512 555 0199', workerEmail: 'ivy@example.com' },
    });
    expect([PHONE, EMAIL, 'Pay rate', 'Start date'].map(valueOf)).toEqual([
      '512 555 0199',
      'ivy@example.com',
      '31',
      '2031-01-11',
    ]);
    expect(close).not.toHaveBeenCalled();
  });

  it('an invalid phone and an invalid email show at their fields, and nothing is sent', async () => {
    const { user, server, submit } = await open();
    await fillIn(user, { 'Start date': '2031-01-11', [PHONE]: '555', [EMAIL]: 'ivy' });
    await user.click(submit);
    await expectFieldMessages(['Please enter a valid phone number', 'Please enter a valid email']);
    expect(server.calls(CREATE)).toEqual([]);
  });

  it('masked contact details stay unchanged, and a referral with an email shows no email field', async () => {
    const masked = { workerPhone: '•••-•••-••48', workerEmail: 'i•••@•••' };
    const { user, server, submit } = await open('send', true, masked);
    server.answers(CREATE, refusing(422, 'offers.not_interviewing'));
    expect(valueOf(PHONE)).toBe('•••-•••-••48');
    expect(screen.queryByLabelText(EMAIL)).toBeNull();
    await fillIn(user, { 'Start date': '2031-01-11' });
    await user.click(submit);
    await waitFor(() =>
      expect(server.calls(CREATE)[0]?.body).toMatchObject({
        offerData: { workerPhone: '•••-•••-••48', workerEmail: '' },
      }),
    );
  });

  it('choosing a benefit updates the letter’s sentence about benefits', async () => {
    const { user, dialog } = await open();
    const [first] = within(dialog).getAllByRole('checkbox');
    const sentence = dialog.querySelector('[aria-live="polite"]')?.textContent;
    if (first) await user.click(first);
    expect(dialog.querySelector('[aria-live="polite"]')?.textContent).not.toBe(sentence);
  });
});
