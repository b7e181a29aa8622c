// @vitest-environment jsdom
import { ACCOUNT_ACTIONS } from '#contract/admin/users.ts';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { AdminPerson } from '#contract/admin/person.ts';
import { refusing, startFakeServer, type FakeAnswer, type FakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart, type Part } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { PersonPage } from './PersonPage.tsx';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const CALL = `GET /api/admin/users/${ID}`;
const HECTOR: AdminPerson = {
  id: ID,
  email: 'hector@example.com',
  emailVerifiedAt: '2026-11-20T12:00:00.000Z',
  firstName: 'Héctor',
  lastName: 'Ruiz',
  phone: '+15125550147',
  userType: 'worker',
  location: 'Austin, TX',
  referralCode: 'ABCD1234',
  referredBy: null,
  totalReferrals: 2,
  successfulReferrals: 1,
  createdAt: '2026-11-20T12:00:00.000Z',
  status: 'active',
  actions: [...ACCOUNT_ACTIONS],
  phoneVerifiedAt: null,
  language: 'es',
  companyName: null,
  suspendedUntil: null,
  deletedAt: null,
  hasPassword: true,
  hasAuthenticator: false,
  passkeys: 1,
  sessions: [
    {
      id: ID,
      userAgent: null,
      address: '203.0.113.7',
      createdAt: '2026-11-20T12:00:00.000Z',
      lastSeenAt: '2026-11-20T12:00:00.000Z',
    },
  ],
  balances: [{ account: 'referrer_committed', amount: '500.00' }],
};

async function open(
  person: Partial<AdminPerson> = {},
  at = '',
  answer: FakeAnswer = { body: { ...HECTOR, ...person } },
): Promise<{ readonly server: FakeServer; readonly part: Part }> {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'admin' }) });
  server.answers(CALL, answer);
  server.answers(`${CALL}/notes`, { body: [] });
  const page = (
    <Routes>
      <Route path="/admin/people/:id" element={<PersonPage />} />
    </Routes>
  );
  const part = await renderPart(page, { at: `/admin/people/${ID}${at}` });
  return { server, part };
}

it('the page shows the person, how they sign in, and where they are signed in', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Héctor Ruiz', level: 1 })).toBeDefined();
  const text = (await screen.findByRole('region', { name: 'Details' })).textContent;
  expect(text).toContain('hector@example.comConfirmed');
  expect(text).toContain('(512) 555-0147Not confirmed');
  expect(text).toContain('Signs in withPassword, 1 passkey');
  expect(text).toContain('Referrals2, 1 hired');
  expect(screen.getByText(/203\.0\.113\.7/)).toBeDefined();
});

it.each([
  ['referrals', 'referrals?workerId=', 'As the worker'],
  ['letters', 'offer-letters?workerId=', 'As the worker'],
])("the tab lists %s by the person's part, starting with their role", async (tab, call, part) => {
  const { server, part: shown } = await open({}, `?tab=${tab}`);
  const [path, search] = call.split('?');
  server.answers(`GET /api/admin/${path}`, { body: [] });
  const asked = () => server.calls(`GET /api/admin/${path}`).map((one) => one.search.toString());
  await waitFor(() => expect(asked()).toEqual([`${search}${ID}`]));
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: part })).checked).toBe(true);
  await shown.user.click(screen.getByRole('radio', { name: 'Referred by them' }));
  await waitFor(() => expect(asked().at(-1)).toBe(`referrerId=${ID}`));
});

it('a letter whose worker withdrew consent is marked', async () => {
  const letter = {
    id: 'one',
    workerName: 'Bo Li',
    jobTitle: 'Framer',
    company: 'Hill Co',
    payRate: '$25',
    status: 'sent',
    employer: { id: ID, name: 'Ann' },
    sentAt: null,
    signedAt: null,
  };
  const { server } = await open({}, '?tab=letters');
  server.answers('GET /api/admin/offer-letters', {
    body: [
      { ...letter, isConsentWithdrawn: true },
      { ...letter, id: 'two', isConsentWithdrawn: false },
    ],
  });
  expect(await screen.findAllByText('Paper only')).toHaveLength(1);
});

it.each([
  ['jobs', 'GET /api/admin/jobs', `employerId=${ID}`],
  ['money', 'GET /api/admin/payments', `employerId=${ID}`],
  ['money', 'GET /api/admin/withdrawals', `userId=${ID}`],
  ['reports', 'GET /api/admin/reports', `state=all&authorId=${ID}`],
  ['decisions', 'GET /api/admin/moderation-actions', `userId=${ID}`],
  ['security', 'GET /api/admin/security-events', `userId=${ID}`],
  ['texts', 'GET /api/admin/texts', 'q=%2B15125550147'],
  ['audit', 'GET /api/admin/audit-log', `subjectId=${ID}`],
])('the tab %s requests %s only for the person', async (tab, call, search) => {
  const { server } = await open({}, `?tab=${tab}`);
  await waitFor(() => expect(server.calls(call).map((one) => one.search.toString())).toEqual([search]));
});

it('the tab shows the status of checks and Form I-9s', async () => {
  const work = {
    id: ID,
    workerName: 'Bo Li',
    jobTitle: 'Framer',
    company: 'Hill Co',
    createdAt: HECTOR.createdAt,
  };
  const { server } = await open({}, '?tab=paperwork');
  server.answers(`${CALL}/paperwork`, {
    body: {
      checks: [
        { ...work, package: 'drug_test', status: 'awaiting_consent', paidAt: null, completedAt: null },
      ],
      forms: [
        { ...work, status: 'incomplete', section1CompletedAt: HECTOR.createdAt, section2CompletedAt: null },
      ],
    },
  });
  const checks = await screen.findByRole('region', { name: 'Checks' });
  expect(checks.textContent).toContain('Framer, Hill Co');
  expect(checks.textContent).toContain('Drug testWaiting for consent—');
  expect(screen.getByRole('region', { name: 'Form I-9' }).textContent).toContain('Nov 20, 2026—Not finished');
});

it('the tab lists reports by and about the person, each with a link to moderation', async () => {
  const { server, part } = await open({}, '?tab=reports');
  const one = {
    id: ID,
    targetType: 'post',
    excerpt: 'Cheap tools here',
    status: 'decided',
    severity: 'low',
    decision: 'hide',
    reportCount: 2,
    createdAt: '2026-11-20T12:00:00.000Z',
  };
  server.answers('GET /api/admin/reports', ({ search }) => ({ body: search.has('reporterId') ? [one] : [] }));
  await part.user.click(await screen.findByRole('radio', { name: 'By them' }));
  const link = await screen.findByRole('link', { name: 'Cheap tools here' });
  expect(link.getAttribute('href')).toBe(`/admin/moderation?state=decided&case=${ID}`);
});

it('an admin signs a person out everywhere after confirmation', async () => {
  const { server, part } = await open();
  await press(part.user, 'Sign out everywhere');
  const dialog = await screen.findByRole('dialog', { name: 'Sign Héctor Ruiz out everywhere?' });
  server.answers(`POST /api/admin/users/${ID}/sign-out`, { body: { sessions: 1 } });
  server.answers(CALL, { body: { ...HECTOR, sessions: [] } });
  await press(part.user, 'Sign out', dialog);
  await expectToast('1 session ended');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull());
  expect(screen.getByText('Not signed in anywhere.')).toBeDefined();
});

it('a refused note stays in the field, and an added one clears it', async () => {
  const { server, part } = await open();
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'New note' });
  await part.user.type(field, 'Called about a payout.');
  await press(part.user, 'Add note');
  await expectToast(/^The note wasn't added/);
  expect(field.value).toBe('Called about a payout.');
  const call = `POST /api/admin/users/${ID}/notes`;
  server.answers(call, { status: 201, body: { id: ID } });
  await press(part.user, 'Add note');
  await expectToast('Note added');
  expect(server.calls(call).at(-1)?.body).toEqual({ text: 'Called about a payout.' });
  expect(field.value).toBe('');
});

it('a deleted account has no actions', async () => {
  await open({
    status: 'deleted',
    actions: [],
    deletedAt: '2026-11-20T12:00:00.000Z',
    email: null,
    sessions: [],
  });
  expect(await screen.findByText('Deleted', { selector: 'dt' })).toBeDefined();
  for (const name of ['Change role', 'Sign out everywhere', 'Moderate', 'Add note']) {
    expect(screen.queryByRole('button', { name: new RegExp(name) })).toBeNull();
  }
});

it('a missing person shows an error with a link to the list', async () => {
  await open({}, '', refusing(404, 'identity.user_not_found'));
  expect(await screen.findByRole('heading', { name: 'No one is at this address' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Find someone' }).getAttribute('href')).toBe('/admin-panel');
});
