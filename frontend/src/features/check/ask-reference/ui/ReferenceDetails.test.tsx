// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { ReferenceList } from './ReferenceList.tsx';
import { ReferencesDialog } from './ReferencesDialog.tsx';

const REFERENCE = {
  id: 'some-reference',
  status: 'open',
  expiresAt: '2026-12-20T12:00:00.000Z',
  name: 'Mia Foreman',
  position: 'Site manager',
  offeredByWorker: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  submittedAt: null,
  responderName: null,
  responderTitle: null,
  responderCompany: null,
  ratings: null,
  wouldRehire: null,
  comments: null,
  actions: ['renew_link'],
};
const PATH = '/api/referrals/some-referral/reference-checks';

it.each([
  ['open', ['renew_link', 'revoke'], ['Send again', 'Cancel request']],
  ['open', ['revoke'], ['Cancel request']],
  ['expired', ['renew_link'], ['Send again']],
  ['revoked', [], []],
])('a reference that is %s with the actions %j offers only %j', async (status, actions, buttons) => {
  const body = { references: [{ ...REFERENCE, status, actions }], actions: [] };
  startFakeServer().answers(`GET ${PATH}`, { body });
  await renderPart(<ReferenceList referralId="some-referral" />);
  await screen.findByText('Mia Foreman');
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
});

it.each([
  [['request'], 1],
  [[], 0],
])('the dialog with the actions %j has %d forms', async (actions, forms) => {
  startFakeServer().answers('GET /api/referrals/*/reference-checks', { body: { references: [], actions } });
  await renderPart(<ReferencesDialog referral={sampleReferral()} onClose={vi.fn()} />);
  await screen.findByText(/no references/i);
  expect(screen.queryAllByRole('heading', { level: 3 })).toHaveLength(forms);
});

it.each(['open', 'expired', 'revoked'])(
  'the employer can resend a reference that is %s but cannot copy its link',
  async (status) => {
    const server = startFakeServer();
    server.answers(`GET ${PATH}`, { body: { references: [{ ...REFERENCE, status }], actions: [] } });
    server.answers(`POST ${PATH}/some-reference/link`, { body: REFERENCE });
    const { user } = await renderPart(<ReferenceList referralId="some-referral" />);
    const again = await screen.findByRole('button', { name: 'Send again' });
    expect(screen.queryByRole('button', { name: /copy/i })).toBeNull();
    await user.click(again);
    await expectToast(/^We sent them a new link/);
    expect(server.calls(`POST ${PATH}/some-reference/link`)).toHaveLength(1);
  },
);
