// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { expectAccessible } from '#shared/testing/accessible.ts';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleLetter } from '#shared/testing/sample-letter.ts';
import { SAVED_CARD } from '#shared/testing/sample-card.ts';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { AmendOfferDialog } from './AmendOfferDialog.tsx';

const AMEND = 'POST /api/offer-letters/one/amend';
const SENT = { status: 'sent', sentAt: '2026-11-20T12:00:00.000Z', benefits: 'Boots and gloves' } as const;
const PENDING = { version: 2, payRate: '30', payType: 'hourly', startDate: null };
const PAY = { amount: '28.00', period: 'hour', firstMonth: '4480.00', isUnlikely: false };
const DIFFERENCE = {
  pay: PAY,
  lines: [{ kind: 'platformFee', amount: '80.00' }],
  total: '80.00',
  refund: '0.00',
};

async function open(change: Partial<OfferLetter> = SENT, cards: readonly object[] = []) {
  const server = startFakeServer();
  server.answers('GET /api/billing/payment-methods', { body: cards });
  const letter = sampleLetter({ startDate: '2031-01-11', ...change });
  server.answers('GET /api/offer-letters/referral/*', { body: letter });
  server.answers('GET /api/offer-letters/one/quote', { body: DIFFERENCE });
  const close = vi.fn();
  const collect = vi.fn(() => Promise.resolve(true));
  const part = await renderPart(
    <AmendOfferDialog referral={sampleReferral()} collect={collect} onClose={close} />,
  );
  // The form replaces the placeholder once the letter loads.
  const save = await screen.findByRole('button', { name: 'Save Changes' });
  const dialog = screen.getByRole('dialog', { name: change.sentAt ? 'Change Offer' : 'Edit Draft' });
  return { ...part, server, letter, close, collect, dialog, save };
}

describe('changing an offer', () => {
  it('the form starts with the letter’s terms and shows the difference in cost', async () => {
    const { save, dialog } = await open();
    expect(valueOf('Pay rate')).toBe('25');
    expect(valueOf('Work location')).toBe('Austin, TX');
    expect(await within(dialog).findByText(/You pay the difference/)).toBeDefined();
    await expectAccessible();
    expect(save.matches(':disabled, [aria-disabled=true]')).toBe(true);
  });

  it('a change sends the new terms, collects the amount due, and retains custom benefits', async () => {
    const { user, server, letter, save, collect, close } = await open();
    const payment = { status: 'requires_payment', amount: '80.00' };
    server.answers(AMEND, { body: { ...letter, pending: PENDING, payment } });
    await fillIn(user, { 'Pay rate': '30' });
    await user.click(save);
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(collect).toHaveBeenCalledWith(payment);
    expect(server.calls(AMEND)[0]?.body).toMatchObject({
      version: 1,
      offerData: { payRate: '30', benefits: 'Boots and gloves' },
    });
    await expectToast(/^Offer Changed.*Leo Letter has a new link/);
  });

  it('says that the change waits for its payment if the payment dialog is closed', async () => {
    const { user, server, letter, save, collect } = await open();
    collect.mockResolvedValue(false);
    const payment = { status: 'requires_payment', amount: '80.00' };
    server.answers(AMEND, { body: { ...letter, pending: PENDING, payment } });
    await fillIn(user, { 'Pay rate': '30' });
    await user.click(save);
    await expectToast(/^Waiting for Payment.*still has the offer as it was/);
  });

  it('the dialog names the charge and the card next to the button', async () => {
    const { user, server, letter, save, dialog, close } = await open(SENT, [SAVED_CARD]);
    const said = "We'll charge $80.00 to your Visa ending in 4242.";
    expect(within(dialog).queryByText(said)).toBeNull();
    await fillIn(user, { 'Pay rate': '30' });
    expect(await within(dialog).findByText(said)).toBeDefined();
    await waitFor(() => expect(save.textContent).toBe('Pay $80.00 & send'));
    await expectAccessible();
    server.answers(AMEND, { body: letter });
    await user.click(save);
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(server.calls(AMEND)[0]?.body).toMatchObject({ otherCard: false });
  });

  it('unlikely pay requires a confirmation, which is sent', async () => {
    const { user, server, letter, save, close, dialog } = await open();
    const pay = { amount: '650.00', period: 'hour', firstMonth: '104000.00', isUnlikely: true };
    server.answers('GET /api/offer-letters/one/quote', { body: { ...DIFFERENCE, pay } });
    server.answers(AMEND, { body: letter });
    await fillIn(user, { 'Pay rate': '650' });
    const confirm = await within(dialog).findByLabelText('Yes, $650 an hour is right');
    await expectAccessible();
    await user.click(save);
    await expectFieldMessages(['Please confirm that $650 an hour is right']);
    expect(server.calls(AMEND)).toEqual([]);
    await user.click(confirm);
    await user.click(save);
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(server.calls(AMEND)[0]?.body).toMatchObject({
      offerData: { payRate: '650', confirmedPay: true },
    });
  });

  it('a change can name another contact on site', async () => {
    const { user, server, letter, save, close } = await open();
    server.answers(AMEND, { body: letter });
    await fillIn(user, { 'Who to ask for on site': 'Mia Ortiz' });
    await user.click(save);
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(server.calls(AMEND)[0]?.body).toMatchObject({ offerData: { onSiteName: 'Mia Ortiz' } });
  });

  it('the preview shows the letter as the worker will see it, with the changes marked', async () => {
    const { user, server, dialog } = await open();
    await fillIn(user, { 'Pay rate': '30', 'Custom terms': 'Boots are paid' });
    await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(dialog.textContent).toMatch(/\$30/));
    expect(dialog.textContent).toMatch(/Boots are paid/);
    expect(dialog.textContent).toMatch(/\$25/);
    expect(screen.queryByLabelText('Pay rate')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Keep Editing' }));
    expect(valueOf('Pay rate')).toBe('30');
    expect(server.calls(AMEND)).toHaveLength(0);
  });

  it('the server’s refusal of another phone shows at the field and leaves the input', async () => {
    const { user, server, save, close } = await open({ ...SENT, workerPhone: '+15125550148' });
    const message = "This isn't the phone number of the referral. Offers go only to that one.";
    const issues = [{ path: 'offerData.workerPhone', message }];
    server.answers(AMEND, { status: 422, body: { message, code: 'offers.contact_differs', issues } });
    const phone = "Worker's phone number (optional)";
    expect(valueOf(phone)).toBe('(512) 555-0148');
    await fillIn(user, { 'Pay rate': '30', [phone]: '(512) 555-0199' });
    await user.click(save);
    await expectFieldMessages([message]);
    expect([phone, 'Pay rate'].map(valueOf)).toEqual(['(512) 555-0199', '30']);
    expect(close).not.toHaveBeenCalled();
  });

  it('the server’s refusal of a past start date shows at the field', async () => {
    const { user, server, save } = await open();
    const message = 'The start date is today or later';
    server.answers(AMEND, {
      status: 422,
      body: { message, code: 'offers.start_passed', issues: [{ path: 'offerData.startDate', message }] },
    });
    await fillIn(user, { 'Pay rate': '30' });
    await user.click(save);
    await expectFieldMessages([message]);
  });

  it('a refused change leaves the input in place', async () => {
    const { user, server, save, close } = await open();
    server.answers(AMEND, refusing(409, 'offers.changed_meanwhile', 'This offer has changed since'));
    await fillIn(user, { 'Work location': 'Waco, TX' });
    await user.click(save);
    await expectToast(/This offer has changed since/);
    expect(valueOf('Work location')).toBe('Waco, TX');
    expect(close).not.toHaveBeenCalled();
  });

  it('a change of a draft collects no payment yet', async () => {
    const { user, server, letter, save, collect } = await open({});
    const payment = { status: 'requires_payment', amount: '1005.00' };
    server.answers(AMEND, { body: { ...letter, payment } });
    await fillIn(user, { 'Pay rate': '30' });
    await user.click(save);
    await expectToast(/^Draft Saved/);
    expect(collect).not.toHaveBeenCalled();
  });
});
