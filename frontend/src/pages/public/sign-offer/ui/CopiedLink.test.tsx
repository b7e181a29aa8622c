// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#shared/testing/accessible.ts';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleOffer } from '#shared/testing/sample-letter.ts';
import { SignOfferPage } from './SignOfferPage.tsx';

const CALL = '/api/offer-letters/sign/secret';
const OFFER = sampleOffer({
  codeSentTo: '•••-•••-••03',
  documentOpenedAt: '2026-11-20T12:00:00.000Z',
  consent: { version: 'v1', language: 'en', sections: [], statement: 'I agree.', sha256: 'c'.repeat(64) },
});

async function open(change = {}) {
  const server = startFakeServer();
  server.answers(`GET ${CALL}`, { body: { ...OFFER, ...change } });
  server.answers(`POST ${CALL}/code`, { status: 202 });
  const part = await renderPart(
    <Routes>
      <Route path="/sign-offer/:token" element={<SignOfferPage />} />
    </Routes>,
    { at: '/sign-offer/secret' },
  );
  await screen.findByText('Ridge & Co');
  return { ...part, server };
}

const wrong = (message: string, code: string) => ({
  status: 400,
  body: { message, code, issues: [{ path: 'code', message }] },
});
const WRONG = wrong('Invalid Code', 'offers.invalid_code');
const EXPIRED = wrong('This code has expired. Please ask for a new one.', 'offers.code_expired');
const press = (name: string) => screen.getByRole('button', { name });

describe('an offer by a copied link', () => {
  it('the texted code signs the offer, and a wrong or expired code retains the input', async () => {
    const { user, server } = await open();
    const code = await screen.findByLabelText<HTMLInputElement>('6-digit code');
    expect(screen.getByText(/we text a code to •••-•••-••03 first/)).toBeTruthy();
    const name = screen.getByLabelText<HTMLInputElement>('Sign with your full name');
    await user.type(name, 'Leo Letter');
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.click(press('Accept'));
    expect(await screen.findAllByText('Please enter the 6-digit code')).not.toHaveLength(0);
    expect(server.calls(`POST ${CALL}`)).toHaveLength(0);

    await user.click(press('Text me the code'));
    await expectToast(/^Code sent/);
    expect(server.calls(`POST ${CALL}/code`)).toHaveLength(1);
    await user.type(code, '123 456');
    server.answers(`POST ${CALL}`, WRONG);
    await user.click(press('Accept'));
    expect(await screen.findAllByText('Invalid Code')).not.toHaveLength(0);
    expect(code.getAttribute('aria-invalid')).toBe('true');
    server.answers(`POST ${CALL}`, EXPIRED);
    await user.click(press('Accept'));
    expect(await screen.findAllByText('This code has expired. Please ask for a new one.')).not.toHaveLength(
      0,
    );
    expect([name.value, code.value]).toEqual(['Leo Letter', '123 456']);

    await user.click(press('Send it again'));
    expect(server.calls(`POST ${CALL}/code`)).toHaveLength(2);
    server.answers(`POST ${CALL}`, { body: { ...OFFER, status: 'signed' } });
    await user.click(press('Accept'));
    await expectToast(/^Offer Accepted/);
    expect(server.calls(`POST ${CALL}`).at(-1)?.body).toMatchObject({ acceptedTerms: true, code: '123 456' });
  });

  it('the page shows why no code was sent', async () => {
    const { user, server } = await open();
    await screen.findByLabelText('6-digit code');
    const message = 'Too many codes. Try again later.';
    server.answers(`POST ${CALL}/code`, { status: 429, body: { message, code: 'offers.too_many_codes' } });
    await user.click(press('Text me the code'));
    await expectToast(/^We couldn't send the code.*Too many codes/);
    expect(press('Text me the code')).toBeTruthy();
  });

  it('a code declines the offer in the dialog', async () => {
    const { user, server } = await open();
    await user.click(press('Decline'));
    const dialog = within(await screen.findByRole('dialog'));
    const code = await dialog.findByLabelText<HTMLInputElement>('6-digit code');
    await expectAccessible();
    await user.type(code, '123456');
    server.answers(`POST ${CALL}`, WRONG);
    await user.click(dialog.getByRole('button', { name: 'Decline offer' }));
    expect(await dialog.findByText('Invalid Code')).toBeTruthy();
    expect(code.value).toBe('123456');
    server.answers(`POST ${CALL}`, { body: { ...OFFER, status: 'declined' } });
    await user.click(dialog.getByRole('button', { name: 'Decline offer' }));
    await expectToast(/^Offer Declined/);
    expect(server.calls(`POST ${CALL}`).at(-1)?.body).toEqual({ acceptedTerms: false, code: '123456' });
  });

  it('requesting a change requires a code, and a refusal retains the input', async () => {
    const { user, server } = await open();
    await user.click(press('Ask for a Change'));
    const dialog = within(await screen.findByRole('dialog'));
    const note = dialog.getByLabelText<HTMLTextAreaElement>(/^Anything else/);
    await user.type(note, 'Fridays off');
    await user.click(dialog.getByRole('button', { name: 'Text me the code' }));
    await user.type(await dialog.findByLabelText('6-digit code'), '123456');
    server.answers(`POST ${CALL}/counter`, EXPIRED);
    await user.click(dialog.getByRole('button', { name: 'Send Request' }));
    expect(await dialog.findByText('This code has expired. Please ask for a new one.')).toBeTruthy();
    await expectAccessible();
    expect(note.value).toBe('Fridays off');
    server.answers(`POST ${CALL}/counter`, { status: 201 });
    await user.click(dialog.getByRole('button', { name: 'Send Request' }));
    await expectToast(/^Request Sent/);
    expect(server.calls(`POST ${CALL}/counter`).at(-1)?.body).toMatchObject({
      note: 'Fridays off',
      code: '123456',
    });
  });
});

describe('the rights next to an offer by a copied link', () => {
  it('a code requests paper, and a wrong code retains the address', async () => {
    const { user, server } = await open();
    await user.click(await screen.findByRole('button', { name: 'Ask for a paper copy' }));
    const dialog = within(await screen.findByRole('dialog'));
    const address = dialog.getByLabelText<HTMLTextAreaElement>('Mailing address');
    await user.type(address, '1 Main St, Austin, TX 78701');
    const send = dialog.getByRole('button', { name: 'Ask for a paper copy' });
    await user.click(send);
    expect(await dialog.findByText('Please enter the 6-digit code')).toBeTruthy();
    await expectAccessible();
    await user.type(await dialog.findByLabelText('6-digit code'), '123456');
    server.answers(`POST ${CALL}/paper-copy`, WRONG);
    await user.click(send);
    expect(await dialog.findByText('Invalid Code')).toBeTruthy();
    expect(address.value).toBe('1 Main St, Austin, TX 78701');
    server.answers(`POST ${CALL}/paper-copy`, { body: OFFER });
    await user.click(send);
    await expectToast(/^Paper copy requested/);
    expect(server.calls(`POST ${CALL}/paper-copy`).at(-1)?.body).toEqual({
      mailingAddress: '1 Main St, Austin, TX 78701',
      code: '123456',
    });
  });

  it('a code withdraws the consent', async () => {
    const { user, server } = await open();
    await user.click(await screen.findByRole('button', { name: 'Withdraw my consent' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expectAccessible();
    await user.type(await dialog.findByLabelText('6-digit code'), '123456');
    server.answers(`POST ${CALL}/withdraw-consent`, EXPIRED);
    await user.click(dialog.getByRole('button', { name: 'Withdraw my consent' }));
    expect(await dialog.findByText('This code has expired. Please ask for a new one.')).toBeTruthy();
    server.answers(`POST ${CALL}/withdraw-consent`, { body: OFFER });
    await user.click(dialog.getByRole('button', { name: 'Withdraw my consent' }));
    await expectToast(/^Consent withdrawn/);
    expect(server.calls(`POST ${CALL}/withdraw-consent`).at(-1)?.body).toEqual({ code: '123456' });
  });
});

it('a refused change request shows the error at its field and retains the input', async () => {
  const { user, server } = await open({ codeSentTo: null });
  await user.click(press('Ask for a Change'));
  const dialog = within(await screen.findByRole('dialog'));
  const pay = dialog.getByLabelText<HTMLInputElement>(/^Pay/);
  await user.type(pay, 'more');
  const message = 'Pay needs a number';
  server.answers(`POST ${CALL}/counter`, {
    status: 422,
    body: { message, code: 'offers.pay_unreadable', issues: [{ path: 'payRate', message }] },
  });
  await user.click(dialog.getByRole('button', { name: 'Send Request' }));
  expect(await dialog.findByText(message)).toBeTruthy();
  expect([pay.value, pay.getAttribute('aria-invalid')]).toEqual(['more', 'true']);
});

it('a link that was sent requires no code', async () => {
  const { user, server } = await open({ codeSentTo: null });
  await user.click(press('Decline'));
  const dialog = within(await screen.findByRole('dialog'));
  server.answers(`POST ${CALL}`, refusing(409, 'offers.already_answered'));
  await user.click(dialog.getByRole('button', { name: 'Decline offer' }));
  await expectToast(/has already been answered/);
  expect(server.calls(`POST ${CALL}`)[0]?.body).toEqual({ acceptedTerms: false });
  expect(screen.queryByLabelText('6-digit code')).toBeNull();
});
