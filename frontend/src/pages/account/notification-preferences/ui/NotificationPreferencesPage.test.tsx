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
  ({ inbox: 'on', email, text }) as const;

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
  channels: { inbox: 'always', email: 'always', text: 'off' },
  kinds: [],
};
const SECURITY: PreferenceRow = {
  of: 'security',
  channels: { inbox: 'never', email: 'always', text: 'never' },
  kinds: [],
};

function start(hasPhone = true): FakeServer {
  const server = startFakeServer();
  const body: NotificationPreferences = { rows: [OFFERS, SECURITY, RECEIPTS], hasPhone };
  server.answers('GET /api/auth/user', { body: sampleUser() });
  server.answers(`GET ${PATH}`, { body });
  return server;
}

const box = (name: string) => screen.findByRole('checkbox', { name });

describe('what someone is told', () => {
  it('is chosen where a category and a way meet, and saved at once', async () => {
    const server = start();
    const { user } = await renderPart(<NotificationPreferencesPage />);
    const email = await box('Offers: Email');
    expect(email).toHaveProperty('checked', true);
    server.answers(`PUT ${PATH}`, {
      body: { rows: [{ ...OFFERS, channels: cells('off') }, SECURITY, RECEIPTS], hasPhone: true },
    });
    await user.click(email);
    await waitFor(() => expect(email).toHaveProperty('checked', false));
    expect(server.calls(`PUT ${PATH}`)[0]?.body).toEqual({
      choices: [{ of: 'offers', channel: 'email', on: false }],
    });
  });

  it('may be chosen one by one, and a choice of the whole is one for each', async () => {
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

  it('goes back where it cannot be saved, and says so', async () => {
    const server = start();
    server.answers(`PUT ${PATH}`, silent);
    const { user } = await renderPart(<NotificationPreferencesPage />);
    const email = await box('Offers: Email');
    await user.click(email);
    expect(await screen.findByText('Not saved')).toBeTruthy();
    await waitFor(() => expect(email).toHaveProperty('checked', true));
  });

  it('says of what is fixed that it is, and why', async () => {
    start();
    await renderPart(<NotificationPreferencesPage />);
    const row = (await screen.findByText('Always on: you need a record of your money.')).closest('tr');
    if (!row) throw new Error('there is no such row');
    expect(within(row).getByText('Payments and receipts: Email, always on')).toBeTruthy();
    expect(within(row).getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.getByText('Sign-in and security: not sent by Text')).toBeTruthy();
  });

  it('offers no texts without a phone, and leads to where one is added', async () => {
    start(false);
    await renderPart(<NotificationPreferencesPage />);
    expect(await box('Offers: Text')).toHaveProperty('disabled', true);
    expect(screen.getByRole('link', { name: 'Add a phone number' }).getAttribute('href')).toBe(
      '/profile#about',
    );
  });

  it('waits with six lines, and can be asked for again', async () => {
    const server = start();
    server.answers(`GET ${PATH}`, silent);
    const { user } = await renderPart(<NotificationPreferencesPage />);
    expect(await screen.findByText("Your choices didn't load")).toBeTruthy();
    server.answers(`GET ${PATH}`, { body: { rows: [OFFERS], hasPhone: true } });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await box('Offers: Email')).toBeTruthy();
  });

  it('speaks Spanish', async () => {
    start();
    await renderPart(<NotificationPreferencesPage />, { language: 'es' });
    expect(await box('Ofertas: Correo')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Qué avisos recibe' })).toBeTruthy();
  });
});
