// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#shared/testing/accessible.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, fillIn } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { MailingsPage } from './MailingsPage.tsx';

const WITHDRAWN = {
  kind: 'letter',
  id: 'one',
  referralId: 'some-referral',
  jobId: 'some-job',
  jobTitle: 'Framer',
  workerName: 'Bo Li',
  mailingAddress: null,
  isConsentWithdrawn: true,
  requestedAt: '2026-11-20T12:00:00.000Z',
  documentUrl: '/api/offer-letters/one/document',
};
const ASKED = {
  ...WITHDRAWN,
  kind: 'addendum',
  id: 'two',
  workerName: 'Ana Ruiz',
  mailingAddress: '1 Main St, Austin, TX 78701',
  isConsentWithdrawn: false,
};

async function open(rows: readonly object[]) {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'employer' }) });
  server.answers('GET /api/mailings', { body: rows });
  return { server, ...(await renderPart(<MailingsPage />)) };
}

it('a row shows the paper with its address and PDF, or a hint to get the address from the worker', async () => {
  await open([WITHDRAWN, ASKED]);
  const [withdrawn, asked] = (await screen.findAllByRole('row')).slice(1);
  expect(withdrawn?.textContent).toContain('Offer letter for Bo Li');
  expect(withdrawn?.textContent).toContain('No address yet. Ask Bo Li for it.');
  expect(withdrawn?.textContent).toContain('Consent to electronic letters withdrawn');
  expect(asked?.textContent).toContain('Addendum for Ana Ruiz');
  expect(asked?.textContent).toContain('1 Main St, Austin, TX 78701');
  const pdf = within(withdrawn ?? document.body).getByRole('link', { name: /^Open PDF\s+Bo Li$/ });
  expect(pdf.getAttribute('href')).toBe('/api/offer-letters/one/document');
});

const NOTICE = {
  ...WITHDRAWN,
  kind: 'notice',
  id: 'three',
  isConsentWithdrawn: false,
  documentUrl: '/api/referrals/some-referral/adverse-action/notice',
};

it('a notice leaves the list once the employer says who mailed it and when', async () => {
  const { server, user } = await open([NOTICE]);
  const row = (await screen.findAllByRole('row'))[1];
  expect(row?.textContent).toContain('Notice before a decision for Bo Li');
  expect(row?.textContent).toContain('No email or text reached the worker');
  expect(row?.textContent).toContain('Use the address that Bo Li gave you.');
  await user.click(screen.getByRole('button', { name: 'Mark as Mailed: Bo Li' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Please mail the notice to Bo Li' }));
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'I mailed it' }));
  expect(dialog.getByText('Enter the day on which you mailed it')).toBeTruthy();
  server.answers('POST /api/referrals/some-referral/adverse-action/mailed', { body: {} });
  server.answers('GET /api/mailings', { body: [] });
  await fillIn(user, { 'Who mailed it': 'Ana Ruiz', 'Mailed on': '2026-11-20' });
  await user.click(dialog.getByRole('button', { name: 'I mailed it' }));
  await expectToast(/^Saved/);
  expect(server.calls('POST /api/referrals/some-referral/adverse-action/mailed')[0]?.body).toEqual({
    name: 'Ana Ruiz',
    on: '2026-11-20',
  });
  expect(await screen.findByText('Nothing to mail')).toBeTruthy();
});

it('a paper marked as mailed leaves the list', async () => {
  const { server, user } = await open([WITHDRAWN]);
  server.answers('POST /api/offer-letters/one/paper-copy-sent', { body: {} });
  const button = await screen.findByRole('button', { name: 'Mark as Mailed: Bo Li' });
  server.answers('GET /api/mailings', { body: [] });
  await user.click(button);
  await expectToast('Marked as Mailed');
  expect(await screen.findByText('Nothing to mail')).toBeTruthy();
});
