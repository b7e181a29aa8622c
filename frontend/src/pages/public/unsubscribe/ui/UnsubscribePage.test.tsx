// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { refusing, silent, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { UnsubscribePage } from './UnsubscribePage.tsx';

const CALL = '/api/unsubscribe/some-token';

function start(isSubscribed = true): FakeServer {
  const server = startFakeServer();
  server.answers(`GET ${CALL}`, { body: { category: 'offers', email: 'a•••@example.com', isSubscribed } });
  server.answers(`POST ${CALL}`, { status: 204 });
  return server;
}

const open = (language: Language = 'en') =>
  renderPart(
    <Routes>
      <Route path="/unsubscribe/:token" element={<UnsubscribePage />} />
    </Routes>,
    { at: '/unsubscribe/some-token', language },
  );

describe('the unsubscribe page of a link', () => {
  it('the page shows the affected emails and unsubscribes only after a press', async () => {
    const server = start();
    const { user } = await open();
    expect(await screen.findByText(/sending emails about offers to a•••@example.com/)).toBeTruthy();
    expect(server.calls(`GET ${CALL}`)[0]?.headers.get('Accept')).toBe('application/json');
    expect(server.calls(`POST ${CALL}`)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Stop these emails' }));
    expect(await screen.findByRole('heading', { name: "You're unsubscribed" })).toBeTruthy();
    expect(server.calls(`POST ${CALL}`)[0]?.body).toBe('List-Unsubscribe=One-Click');
    expect(screen.getByRole('link', { name: 'Choose what we tell you' }).getAttribute('href')).toBe(
      '/notifications/preferences',
    );
  });

  it('a double click unsubscribes once', async () => {
    const server = start();
    const { user } = await open('es');
    await user.dblClick(await screen.findByRole('button', { name: 'No recibir más estos correos' }));
    expect(await screen.findByRole('heading', { name: 'Listo: ya no los recibirá' })).toBeTruthy();
    expect(server.calls(`POST ${CALL}`)).toHaveLength(1);
  });

  it('the page shows that the emails are already off', async () => {
    start(false);
    await open();
    expect(await screen.findByRole('heading', { name: 'These emails are off' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('the page shows that a truncated link does not work', async () => {
    const server = start();
    server.answers(`GET ${CALL}`, refusing(404, 'notifications.link_unknown'));
    await open();
    expect(await screen.findByRole('heading', { name: "This link doesn't work" })).toBeTruthy();
  });

  it('a failed unsubscribe shows an error and can be repeated', async () => {
    const server = start();
    server.answers(`POST ${CALL}`, silent);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Stop these emails' }));
    expect(await screen.findByText("We couldn't stop them")).toBeTruthy();
    server.answers(`POST ${CALL}`, { status: 204 });
    await user.click(screen.getByRole('button', { name: 'Stop these emails' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: "You're unsubscribed" })).toBeTruthy());
  });

  it('the page reloads after a failure', async () => {
    const server = start();
    server.answers(`GET ${CALL}`, silent);
    const { user } = await open();
    expect(await screen.findByText("The page didn't load")).toBeTruthy();
    server.answers(`GET ${CALL}`, { body: { category: 'offers', email: 'a', isSubscribed: true } });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Stop these emails' })).toBeTruthy();
  });
});
