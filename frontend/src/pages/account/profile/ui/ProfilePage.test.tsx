// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { User } from '#contract/identity/user.ts';
import {
  refusing,
  signedOut,
  silent,
  startFakeServer,
  type FakeAnswer,
  type FakeServer,
} from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart, type Part } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { ProfilePage } from './ProfilePage.tsx';

const SAVE = 'PUT /api/user-profile';

async function open(
  at: string,
  person: Partial<User> = {},
): Promise<{ readonly server: FakeServer; readonly part: Part }> {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser(person) });
  for (const list of ['documents', 'worker-applications', 'my-i9-forms', 'blocks', 'auth/sessions']) {
    server.answers(`GET /api/${list}`, { body: [] });
  }
  return { server, part: await renderPart(<ProfilePage />, { at }) };
}

const headings = async (level: number): Promise<(string | null)[]> =>
  (await screen.findAllByRole('heading', { level })).map(({ textContent }) => textContent);

it.each([
  ['/profile', '/profile/about'],
  ['/profile#security', '/profile/security'],
])('the old address %s leads to %s', async (at, address) => {
  const { part } = await open(at);
  await waitFor(() => expect(part.address()).toBe(address));
});

it.each([
  ['about', 'Who I am', ['Your profile', 'Role', 'Leaderboard']],
  ['work', 'Work', ['Your work', 'Documents', 'Referral']],
  ['notifications', 'Notifications', ['Notifications']],
  ['security', 'Security', ['Sign-in & security']],
  ['data', 'Privacy and data', ['Blocked and muted people', 'Your data']],
])(
  'a worker’s part %s opens at its address and is marked in the row of parts',
  async (part, name, titles) => {
    await open(`/profile/${part}`, { userType: 'worker' });
    await waitFor(async () => expect(await headings(2)).toEqual(titles));
    const row = within(screen.getByRole('navigation', { name: 'Parts of your profile' }));
    expect(row.getAllByRole('link')).toHaveLength(5);
    expect(row.getByRole('link', { current: 'page' }).textContent).toBe(name);
  },
);

it("an employer's work part has the company and no documents", async () => {
  await open('/profile/work', { userType: 'employer' });
  expect(await screen.findByText('The company you hire for.')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Documents' })).toBeNull();
});

it("a referrer's work part has only the referral code", async () => {
  await open('/profile/work', { userType: 'referrer' });
  await waitFor(async () => expect(await headings(2)).toEqual(['Referral']));
});

/** rules.md#texts-to-the-letter */
it.each<readonly [FakeAnswer, string]>([
  [silent, "Update FailedWe couldn't save your profile. Please try again."],
  [
    refusing(400, 'identity.phone_invalid', 'Phone number is required'),
    'Update FailedPhone number is required',
  ],
  [signedOut, 'ErrorPlease try again or refresh the page.'],
])('a work profile that is refused with %o says "%s" and retains the input', async (answer, words) => {
  const { server, part } = await open('/profile/work', { userType: 'worker', skills: ['Roofing'] });
  server.answers(SAVE, answer);
  await fillIn(part.user, { Certifications: 'OSHA 30' });
  await press(part.user, 'Save profile');
  await expectToast(words);
  expect(screen.getByLabelText<HTMLInputElement>(/^Certifications/).value).toBe('OSHA 30');
});

it('a part is saved without the others', async () => {
  const { server, part } = await open('/profile/about', { userType: 'worker', skills: ['Roofing'] });
  server.answers(SAVE, { body: sampleUser({ userType: 'worker', bio: 'On roofs' }) });
  await part.user.type(await screen.findByLabelText(/About you/), 'On roofs');
  await press(part.user, 'Save profile');
  await expectToast('Profile Updated!');
  const about = server.calls(SAVE).at(-1)?.body;
  expect(about).toMatchObject({ firstName: 'Ana', bio: 'On roofs' });
  expect(about).not.toHaveProperty('skills');
  await part.user.click(screen.getByRole('link', { name: 'Work' }));
  await part.user.type(await screen.findByLabelText(/Certifications/), 'OSHA 10');
  await press(part.user, 'Save profile');
  await waitFor(() => expect(server.calls(SAVE)).toHaveLength(2));
  const work = server.calls(SAVE).at(-1)?.body;
  expect(work).toMatchObject({ certifications: 'OSHA 10' });
  expect(work).not.toHaveProperty('firstName');
});

it('a name in letters that documents lack also requires a Latin one', async () => {
  const { server, part } = await open('/profile/about', { firstName: 'شريف', lastName: 'أحمد' });
  expect(await screen.findByText(/Write your name as in your passport or ID/)).toBeDefined();
  server.answers(SAVE, { body: sampleUser() });
  await fillIn(part.user, { 'Name in Latin letters': 'Sharif Ahmad' });
  await press(part.user, 'Save profile');
  await waitFor(() => expect(server.calls(SAVE)[0]?.body).toMatchObject({ latinName: 'Sharif Ahmad' }));
});
