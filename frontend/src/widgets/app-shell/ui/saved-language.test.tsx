// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { changeLanguage } from '#shared/i18n/index.ts';
import { startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { AppShell } from './AppShell.tsx';
import { MobileMenuSheet } from './MobileMenuSheet.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import { UserMenuPanel } from './UserMenuPanel.tsx';

const PREFERENCES = 'PUT /api/auth/preferences';

function start(user: ReturnType<typeof sampleUser> | null): FakeServer {
  onTestFinished(() => changeLanguage('en'));
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: user });
  server.answers(PREFERENCES, { body: sampleUser({ language: 'es' }) });
  return server;
}

const sheet = (user: ReturnType<typeof sampleUser> | null) => (
  <MobileMenuSheet open onOpenChange={() => undefined} user={user} links={[]} />
);

it('the user menu saves the chosen language to the account once', async () => {
  const server = start(sampleUser());
  const { user } = await renderPart(<UserMenuPanel user={sampleUser()} defaultOpen />, { at: '/' });
  await user.click(await screen.findByRole('menuitemradio', { name: 'Español' }));
  await waitFor(() =>
    expect(server.calls(PREFERENCES).map(({ body }) => body)).toEqual([{ language: 'es' }]),
  );
});

it('the phone menu saves the chosen language to the account', async () => {
  const server = start(sampleUser());
  const { user } = await renderPart(sheet(sampleUser()), { at: '/' });
  await user.click(await screen.findByRole('radio', { name: 'Español' }));
  await waitFor(() =>
    expect(server.calls(PREFERENCES).map(({ body }) => body)).toEqual([{ language: 'es' }]),
  );
});

it.each([
  ['at the foot of the site', AppShell],
  ['around the page of a link', PublicFrame],
])('the language chosen %s is saved to the account of a signed-in person', async (_where, Frame) => {
  const server = start(sampleUser());
  const { user } = await renderPart(<Frame>The page</Frame>, { at: '/' });
  const footer = await screen.findByRole('contentinfo');
  await user.click(await within(footer).findByRole('radio', { name: 'Español' }));
  await waitFor(() =>
    expect(server.calls(PREFERENCES).map(({ body }) => body)).toEqual([{ language: 'es' }]),
  );
});

it('the bar of a page of a link saves the chosen language to the account of a signed-in person', async () => {
  const server = start(sampleUser());
  const { user } = await renderPart(<PublicFrame>The page</PublicFrame>, { at: '/' });
  await user.click(await screen.findByRole('button', { name: 'Español' }));
  await waitFor(() =>
    expect(server.calls(PREFERENCES).map(({ body }) => body)).toEqual([{ language: 'es' }]),
  );
  expect(await screen.findByRole('button', { name: 'English' })).toBeDefined();
});

it('the chosen language applies even if it cannot be saved', async () => {
  const server = start(sampleUser());
  server.answers(PREFERENCES, { status: 500, body: { message: 'x', code: 'http.internal' } });
  const { user } = await renderPart(sheet(sampleUser()), { at: '/' });
  await user.click(await screen.findByRole('radio', { name: 'Español' }));
  await waitFor(() => expect(server.calls(PREFERENCES)).toHaveLength(1));
  expect(await screen.findByRole('dialog', { name: 'Menú' })).toBeDefined();
});

it("a visitor's choice is stored only on the device", async () => {
  const server = start(null);
  const { user } = await renderPart(sheet(null), { at: '/' });
  await user.click(await screen.findByRole('radio', { name: 'Español' }));
  expect(await screen.findByRole('dialog', { name: 'Menú' })).toBeDefined();
  expect(server.calls(PREFERENCES)).toEqual([]);
});
