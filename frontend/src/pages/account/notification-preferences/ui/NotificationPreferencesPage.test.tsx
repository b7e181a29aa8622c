// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { NotificationPreferences, PreferenceRow } from '#contract/notifications/preferences.ts';
import { refusing, silent, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { NotificationPreferencesPage } from './NotificationPreferencesPage.tsx';

const PATH = '/api/notification-preferences';
const cells = (email: 'on' | 'off' = 'on', text: 'on' | 'off' = 'off') =>
  ({ inbox: 'on', email, text, push: 'off' }) as const;

const OFFERS: PreferenceRow = {
  of: 'offers',
  channels: cells(),
  kinds: [
    { kind: 'offer_accepted', title: 'Offer accepted', channels: cells() },
    { kind: 'offer_declined', title: 'Offer declined', channels: cells() },
  ],
};
const RECEIPTS: PreferenceRow = {
  of: 'receipts',
  channels: { inbox: 'always', email: 'always', text: 'off', push: 'off' },
  kinds: [],
};
const SECURITY: PreferenceRow = {
  of: 'security',
  channels: { inbox: 'never', email: 'always', text: 'never', push: 'never' },
  kinds: [],
};

const SCHEDULE = {
  hasPush: true,
  emailProblem: null,
  digest: { every: 'off', hour: 8, weekday: 1, nextAt: null },
  quietHours: { from: 21, until: 8 },
  timeZone: { name: 'America/Denver', isChosen: false },
} as const;

function start(hasPhone = true): FakeServer {
  const server = startFakeServer();
  const body: NotificationPreferences = { rows: [OFFERS, SECURITY, RECEIPTS], hasPhone, ...SCHEDULE };
  server.answers('GET /api/auth/user', { body: sampleUser() });
  server.answers(`GET ${PATH}`, { body });
  return server;
}

const box = (name: string) => screen.findByRole('checkbox', { name });

describe('the notification preferences', () => {
  it('a checkbox for a category and a channel is saved immediately', async () => {
    const server = start();
    const { user } = await renderPart(<NotificationPreferencesPage />);
    const email = await box('Offers: Email');
    expect(email).toHaveProperty('checked', true);
    server.answers(`PUT ${PATH}`, {
      body: {
        rows: [{ ...OFFERS, channels: cells('off') }, SECURITY, RECEIPTS],
        hasPhone: true,
        ...SCHEDULE,
      },
    });
    await user.click(email);
    await waitFor(() => expect(email).toHaveProperty('checked', false));
    expect(server.calls(`PUT ${PATH}`)[0]?.body).toEqual({
      choices: [{ of: 'offers', channel: 'email', on: false }],
    });
  });

  it("kinds can be chosen one by one, and a category's choice applies to all of them", async () => {
    const server = start();
    const { user } = await renderPart(<NotificationPreferencesPage />);
    await user.click(await screen.findByRole('button', { name: 'Choose one by one: Offers' }));
    const accepted = await box('Offer accepted: Text');
    server.answers(`PUT ${PATH}`, refusing(503, 'http.away'));
    await user.click(await box('Offers: Text'));
    await waitFor(() => expect(accepted).toHaveProperty('checked', false));
    expect(server.calls(`PUT ${PATH}`)).toHaveLength(1);
    await user.click(accepted);
    expect(server.calls(`PUT ${PATH}`)[1]?.body).toEqual({
      choices: [{ of: 'offer_accepted', channel: 'text', on: true }],
    });
  });

  it('a choice that cannot be saved is reverted with a message', async () => {
    const server = start();
    server.answers(`PUT ${PATH}`, silent);
    const { user } = await renderPart(<NotificationPreferencesPage />);
    const email = await box('Offers: Email');
    await user.click(email);
    expect(await screen.findByText('Not saved')).toBeTruthy();
    await waitFor(() => expect(email).toHaveProperty('checked', true));
  });

  it('a fixed choice shows that it is fixed and why', async () => {
    start();
    await renderPart(<NotificationPreferencesPage />);
    const row = (await screen.findByText('Always on: you need a record of your money.')).closest('tr');
    if (!row) throw new Error('there is no such row');
    expect(within(row).getByText('Payments and receipts: Email, always on')).toBeTruthy();
    expect(within(row).getAllByRole('checkbox')).toHaveLength(2);
    expect(screen.getByText('Sign-in and security: not sent by Text')).toBeTruthy();
  });

  it('texts are disabled without a phone, with a link to add one', async () => {
    start(false);
    await renderPart(<NotificationPreferencesPage />);
    expect(await box('Offers: Text')).toHaveProperty('disabled', true);
    expect(screen.getByRole('link', { name: 'Add a phone number' }).getAttribute('href')).toBe(
      '/profile/about',
    );
  });

  it('the preferences reload after a failure', async () => {
    const server = start();
    server.answers(`GET ${PATH}`, silent);
    const { user } = await renderPart(<NotificationPreferencesPage />);
    expect(await screen.findByText("Your choices didn't load")).toBeTruthy();
    server.answers(`GET ${PATH}`, { body: { rows: [OFFERS], hasPhone: true, ...SCHEDULE } });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await box('Offers: Email')).toBeTruthy();
  });

  it('the page is available in Spanish', async () => {
    start();
    await renderPart(<NotificationPreferencesPage />, { language: 'es' });
    expect(await box('Ofertas: Correo')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Qué avisos recibe' })).toBeTruthy();
  });
});

describe('the schedule of notifications', () => {
  const answer = (server: FakeServer, changed: Partial<NotificationPreferences>, after?: Promise<void>) =>
    server.answers(`PUT ${PATH}`, async () => {
      await after;
      return { body: { rows: [OFFERS, SECURITY, RECEIPTS], hasPhone: true, ...SCHEDULE, ...changed } };
    });
  const sent = (server: FakeServer) => server.calls(`PUT ${PATH}`).at(-1)?.body;

  it("a weekly digest arrives on the chosen day and hour in the user's time zone", async () => {
    const server = start();
    const { user } = await renderPart(<NotificationPreferencesPage />);
    const next = { every: 'weekly', hour: 8, weekday: 1, nextAt: '2026-11-23T15:00:00.000Z' } as const;
    answer(server, { digest: next });
    await user.click(await screen.findByRole('radio', { name: 'Weekly' }));
    expect(sent(server)).toEqual({ digest: { every: 'weekly' } });
    expect(await screen.findByText(/Next one: Monday, Nov 23.* 8\sAM/)).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), 'Friday');
    expect(sent(server)).toEqual({ digest: { every: 'weekly', weekday: 5 } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), '18');
    expect(sent(server)).toEqual({ digest: { every: 'weekly', hour: 18 } });
  });

  it('changes appear immediately and are saved one after another in order', async () => {
    const server = start();
    const { user } = await renderPart(<NotificationPreferencesPage />);
    let answerDaily = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answerDaily = resolve));
    answer(server, { digest: { every: 'daily', hour: 8, weekday: 1, nextAt: null } }, answered);
    await user.click(await screen.findByRole('radio', { name: 'Daily' }));
    await waitFor(() => expect(server.calls(`PUT ${PATH}`)).toHaveLength(1));
    await user.click(await screen.findByRole('radio', { name: 'Weekly' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Day' }), 'Friday');
    expect(server.calls(`PUT ${PATH}`)).toHaveLength(1);
    answer(server, { digest: { every: 'weekly', hour: 8, weekday: 5, nextAt: '2026-11-27T15:00:00.000Z' } });
    answerDaily();
    expect(await screen.findByText(/Next one: Friday/)).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Weekly' })).toHaveProperty('checked', true);
    expect(server.calls(`PUT ${PATH}`).map(({ body }) => body)).toEqual([
      { digest: { every: 'daily' } },
      { digest: { every: 'weekly' } },
      { digest: { every: 'weekly', weekday: 5 } },
    ]);
  });

  it('quiet hours are saved, and refused ones are reverted with a message', async () => {
    const server = start();
    const { user } = await renderPart(<NotificationPreferencesPage />);
    const from = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'From' });
    answer(server, { quietHours: { from: 19, until: 8 } });
    await user.selectOptions(from, '19');
    expect(sent(server)).toEqual({ quietHours: { from: 19, until: 8 } });
    const words = 'Leave at least 4 hours between 8 a.m. and 9 p.m.';
    server.answers(`PUT ${PATH}`, refusing(422, 'notifications.quiet_too_long', words));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Until' }), '18');
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(from.value).toBe('19'));
  });

  it('the time zone can be chosen or follow the device', async () => {
    const server = start();
    const { user } = await renderPart(<NotificationPreferencesPage />);
    const zone = await screen.findByRole('combobox', { name: 'Your time zone' });
    expect(screen.getByText('Right now: Mountain Time (Denver)')).toBeTruthy();
    answer(server, { timeZone: { name: 'Pacific/Honolulu', isChosen: true } });
    await user.selectOptions(zone, 'Pacific/Honolulu');
    expect(sent(server)).toEqual({ timeZone: 'Pacific/Honolulu' });
    answer(server, {});
    await user.selectOptions(zone, 'Same as my device');
    expect(sent(server)).toMatchObject({ timeZone: null, deviceTimeZone: expect.any(String) });
  });
});

describe('stopped emails', () => {
  it.each([
    ['bounced', 'Our emails to you come back'],
    ['complained', 'You marked an email of ours as spam'],
  ] as const)('a notice appears, and a press restarts the emails: %s', async (emailProblem, title) => {
    const server = start();
    const rest = { rows: [OFFERS], hasPhone: true, ...SCHEDULE };
    server.answers(`GET ${PATH}`, { body: { ...rest, emailProblem } });
    server.answers(`PUT ${PATH}`, { body: rest });
    const { user } = await renderPart(<NotificationPreferencesPage />);
    expect(await screen.findByText(title)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Email me again' }));
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(server.calls(`PUT ${PATH}`)[0]?.body).toEqual({ retryEmail: true });
  });
});
