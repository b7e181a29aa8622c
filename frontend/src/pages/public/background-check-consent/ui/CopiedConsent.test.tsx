// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CHECK_ESIGN_CONSENT } from '#contract/checks/consent/esign-text.ts';
import type { ConsentPage } from '#contract/checks/consent/consent.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { BackgroundCheckConsentPage } from './BackgroundCheckConsentPage.tsx';

const CALL = '/api/background-check-consent/secret';
const ASKED: ConsentPage = {
  jobTitle: 'Framer',
  jobLocation: 'Austin, TX',
  employerCompany: 'Ridge & Co',
  candidateName: 'Leo Letter',
  candidatePhone: '•••-•••-••03',
  candidateEmail: null,
  workerLanguage: 'en',
  packageType: 'basic',
  packageInfo: { price: '30.00', includes: [] },
  provider: 'The Agency',
  fcraDisclosureVersion: 'v1.0',
  needsEmail: false,
  consentAlreadyGiven: false,
  decision: null,
  decidedAt: null,
  agencyStep: null,
  appointment: null,
  documentUrl: null,
  codeSentTo: '•••-•••-••03',
  paperAskedAt: null,
  expiresAt: '2099-01-01T00:00:00.000Z',
};

async function open(change: Partial<ConsentPage> = {}) {
  const server = startFakeServer();
  server.answers(`GET ${CALL}`, { body: { ...ASKED, ...change } });
  server.answers(`POST ${CALL}/code`, { status: 202 });
  const part = await renderPart(
    <Routes>
      <Route path="/background-check-consent/:consentToken" element={<BackgroundCheckConsentPage />} />
    </Routes>,
    { at: '/background-check-consent/secret' },
  );
  await screen.findByRole('button', { name: 'Decline' });
  return { ...part, server };
}

const refusing = (message: string, code: string) => ({
  status: 400,
  body: { message, code, issues: [{ path: 'code', message }] },
});
const WRONG = refusing('Invalid Code', 'checks.invalid_code');
const EXPIRED = refusing('This code has expired. Please ask for a new one.', 'checks.code_expired');
const press = (name: string) => screen.getByRole('button', { name });

describe('a consent by a copied link', () => {
  it('the texted code authorizes the check, and a wrong or expired code retains the input', async () => {
    const { user, server } = await open();
    await user.click(press('Continue'));
    await user.click(screen.getByRole('checkbox'));
    await user.click(press('Read the disclosure'));
    await user.click(screen.getByRole('checkbox'));
    await user.click(press('Continue'));
    const code = await screen.findByLabelText<HTMLInputElement>('6-digit code');
    expect(screen.getByText(/we text a code to •••-•••-••03 first/)).toBeTruthy();
    const name = screen.getByLabelText<HTMLInputElement>('Sign with your full name');
    await user.type(name, 'Leo Letter');
    await user.click(screen.getByRole('checkbox'));
    await user.click(press('Authorize background check'));
    expect(await screen.findByText('Please enter the 6-digit code')).toBeTruthy();
    expect(server.calls(`POST ${CALL}`)).toHaveLength(0);

    await user.click(press('Text me the code'));
    await expectToast(/^Code sent/);
    await user.type(code, '123 456');
    server.answers(`POST ${CALL}`, WRONG);
    await user.click(press('Authorize background check'));
    expect(await screen.findByText('Invalid Code')).toBeTruthy();
    expect(code.getAttribute('aria-invalid')).toBe('true');
    server.answers(`POST ${CALL}`, EXPIRED);
    await user.click(press('Authorize background check'));
    expect(await screen.findByText('This code has expired. Please ask for a new one.')).toBeTruthy();
    expect([name.value, code.value]).toEqual(['Leo Letter', '123 456']);

    await user.click(press('Send it again'));
    expect(server.calls(`POST ${CALL}/code`)).toHaveLength(2);
    server.answers(`POST ${CALL}`, { body: { status: 'pending', message: '' } });
    await user.click(press('Authorize background check'));
    await expectToast(/^Background Check Started/);
    expect(server.calls(`POST ${CALL}`).at(-1)?.body).toMatchObject({ consentGiven: true, code: '123 456' });
  });

  it('a code declines the check in the dialog', async () => {
    const { user, server } = await open();
    await user.click(press('Decline'));
    const dialog = within(await screen.findByRole('dialog'));
    const code = await dialog.findByLabelText<HTMLInputElement>('6-digit code');
    await user.type(code, '123456');
    server.answers(`POST ${CALL}`, WRONG);
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByText('Invalid Code')).toBeTruthy();
    expect(code.value).toBe('123456');
    server.answers(`POST ${CALL}`, { body: { status: 'consent-declined', message: '' } });
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await expectToast(/^Consent Declined/);
    expect(server.calls(`POST ${CALL}`).at(-1)?.body).toMatchObject({ consentGiven: false, code: '123456' });
  });
});

it('a link that was sent requires no code', async () => {
  const { user, server } = await open({ codeSentTo: null });
  server.answers(`POST ${CALL}`, { body: { status: 'consent-declined', message: '' } });
  await user.click(press('Decline'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  await expectToast(/^Consent Declined/);
  expect(server.calls(`POST ${CALL}`)[0]?.body).not.toHaveProperty('code');
  expect(screen.queryByLabelText('6-digit code')).toBeNull();
});

describe('the consent to read electronically', () => {
  it('the consent comes before the disclosure, needs its checkbox, and is sent with the signature', async () => {
    const { user, server } = await open({ codeSentTo: null });
    await user.click(press('Continue'));
    expect(screen.queryByText(/may obtain a consumer report/)).toBeNull();
    await user.click(press('Read the disclosure'));
    expect(await screen.findByText('Please check this box')).toBeTruthy();
    await user.click(screen.getByRole('checkbox'));
    await user.click(press('Read the disclosure'));
    expect(await screen.findByText(/may obtain a consumer report/)).toBeTruthy();
    await user.click(screen.getByRole('checkbox'));
    await user.click(press('Continue'));
    await user.type(screen.getByLabelText('Sign with your full name'), 'Leo Letter');
    await user.click(screen.getByRole('checkbox'));
    server.answers(`POST ${CALL}`, { body: { status: 'pending', message: '' } });
    await user.click(press('Authorize background check'));
    await expectToast(/^Background Check Started/);
    expect(server.calls(`POST ${CALL}`)[0]?.body).toMatchObject({
      esignVersion: CHECK_ESIGN_CONSENT.version,
    });
  });

  it('the candidate can request paper instead, and the employer is notified', async () => {
    const { user, server } = await open({ codeSentTo: null });
    server.answers(`POST ${CALL}/paper`, () => {
      const body = { ...ASKED, codeSentTo: null, paperAskedAt: '2026-11-28T12:00:00.000Z' };
      server.answers(`GET ${CALL}`, { body });
      return { body };
    });
    await user.click(press('Continue'));
    await user.click(press('On paper instead'));
    await user.click(await screen.findByRole('button', { name: 'Ask for paper' }));
    expect(await screen.findByText(/^We've told Ridge & Co/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'On paper instead' })).toBeNull();
    expect(server.calls(`POST ${CALL}`)).toHaveLength(0);
  });
});
