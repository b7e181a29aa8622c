// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { I9ReviewsPage } from './I9ReviewsPage.tsx';

const QUEUE = 'GET /api/admin/i9-reviews';
const ROW = {
  id: 'one',
  referralId: 'some-referral',
  workerName: 'Bo Li',
  jobTitle: 'Framer',
  company: 'Hill Country Builders',
  actions: ['finish'],
  dueOn: '2026-12-10',
  orderedAt: '2026-11-20T12:00:00.000Z',
};
const SHEET = {
  ...ROW,
  found: ['name_differs'],
  section1: {
    name: 'Bo Lee',
    citizenship: 'citizen',
    workUntil: null,
    signature: 'Bo Lee',
    signedOn: '2026-11-20',
    hadPreparer: false,
  },
  section2: {
    firstDayOn: '2026-12-07',
    representativeName: 'Stone, Rosa',
    representativeTitle: 'Owner',
    businessName: 'Hill Country Builders',
    signature: 'Rosa Stone',
    signedOn: '2026-12-07',
    additionalInformation: null,
    documents: [
      {
        title: 'U.S. Passport',
        list: 'A',
        authority: 'U.S. Department of State',
        expiresOn: '2040-05-01',
        isReceipt: false,
      },
    ],
  },
};

async function open(rows: readonly object[] = [ROW]) {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'admin' }) });
  server.answers(QUEUE, { body: rows });
  server.answers('GET /api/admin/i9-reviews/one', { body: SHEET });
  return { server, ...(await renderPart(<I9ReviewsPage />)) };
}

describe('the reviews of Form I-9s', () => {
  it("a press shows the signed form, and the result includes the reviewer's findings", async () => {
    const { server, user } = await open([ROW, { ...ROW, id: 'two', actions: [], dueOn: null }]);
    expect(await screen.findByText('Due Dec 10, 2026')).toBeDefined();
    expect(screen.getByText('Not signed by both yet')).toBeDefined();
    expect(server.calls('GET /api/admin/i9-reviews/one')).toHaveLength(0);
    await press(user, 'Review: Bo Li');
    const found = await screen.findByRole('checkbox', {
      name: "The name in section 1 isn't the name of the person you hired",
    });
    expect(found).toHaveProperty('checked', true);
    expect(found).toHaveProperty('disabled', true);
    expect(screen.getByText(/List A: U\.S\. Passport/).textContent).toContain('expires May 1, 2040');
    await user.click(screen.getByRole('checkbox', { name: 'Something else' }));
    await press(user, 'Send the result');
    await expectFieldMessages(['Please say what is missing']);
    await fillIn(user, { 'Note to the employer': 'The apartment is missing' });
    server.answers('POST /api/admin/i9-reviews/one', { status: 204 });
    await press(user, 'Send the result');
    await expectToast(/^Review sent/);
    expect(server.calls('POST /api/admin/i9-reviews/one')[0]?.body).toEqual({
      findings: ['other'],
      note: 'The apartment is missing',
    });
  });

  it('the page shows that there is nothing to review', async () => {
    const { server } = await open([]);
    expect(await screen.findByText('Nothing to review')).toBeDefined();
    server.answers(QUEUE, silent);
  });
});
