// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { ReferenceList } from './ReferenceList.tsx';

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
};
const PATH = '/api/referrals/some-referral/reference-checks';

it.each(['open', 'expired', 'revoked'])(
  'the employer can resend a reference that is %s but cannot copy its link',
  async (status) => {
    const server = startFakeServer();
    server.answers(`GET ${PATH}`, { body: [{ ...REFERENCE, status }] });
    server.answers(`POST ${PATH}/some-reference/link`, { body: REFERENCE });
    const { user } = await renderPart(<ReferenceList referralId="some-referral" />);
    const again = await screen.findByRole('button', { name: 'Send again' });
    expect(screen.queryByRole('button', { name: /copy/i })).toBeNull();
    await user.click(again);
    await expectToast(/^We sent them a new link/);
    expect(server.calls(`POST ${PATH}/some-reference/link`)).toHaveLength(1);
  },
);
