// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { refusing, silent, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { AppealPage } from './AppealPage.tsx';

const CALL = '/api/moderation-appeals/some-token';
const NOW = '2026-11-20T12:00:00.000Z';
const BAN = {
  action: 'ban',
  reason: 'You kept posting ads.',
  expiresAt: null,
  isActive: true,
  createdAt: NOW,
  appeal: null,
};
const TEXT = 'It was my brother on my phone.';
const APPEAL = {
  text: TEXT,
  status: 'open',
  note: null,
  isSameModerator: null,
  createdAt: NOW,
  answeredAt: null,
};

function start(link: object = BAN): FakeServer {
  const server = startFakeServer();
  server.answers(`GET ${CALL}`, { body: link });
  server.answers(`POST ${CALL}`, { status: 201, body: { id: 'p1', status: 'open' } });
  return server;
}
const open = () =>
  renderPart(
    <Routes>
      <Route path="/appeal/:token" element={<AppealPage />} />
    </Routes>,
    { at: '/appeal/some-token' },
  );

describe('the appeal page of a link', () => {
  it('the page shows the reason and accepts one appeal', async () => {
    const server = start();
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'Your account is closed' })).toBeDefined();
    expect(screen.getByText('You kept posting ads.')).toBeDefined();
    await fillIn(user, { 'Why is this decision wrong?': TEXT });
    server.answers(`GET ${CALL}`, { body: { ...BAN, appeal: APPEAL } });
    await press(user, 'Send appeal');
    expect(await screen.findByText('You appealed')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send appeal' })).toBeNull();
    expect(server.calls(`POST ${CALL}`).map(({ body }) => body)).toEqual([{ text: TEXT }]);
  });

  it('the page shows that a decision no longer applies', async () => {
    start({ ...BAN, action: 'suspend', expiresAt: NOW, isActive: false });
    await open();
    expect(await screen.findByText('This decision no longer applies. You can sign in.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeDefined();
  });

  it('the page reloads after a failure and shows that a truncated link does not work', async () => {
    const server = start();
    server.answers(`GET ${CALL}`, silent);
    const { user } = await open();
    expect(await screen.findByText("The page didn't load")).toBeDefined();
    server.answers(`GET ${CALL}`, refusing(404, 'moderation.action_not_found'));
    await press(user, 'Retry');
    expect(await screen.findByRole('heading', { name: "This link doesn't work" })).toBeDefined();
  });

  it('a failed appeal retains the input', async () => {
    const server = start();
    server.answers(
      `POST ${CALL}`,
      refusing(409, 'moderation.already_appealed', 'You already appealed this decision'),
    );
    const { user } = await open();
    await fillIn(user, { 'Why is this decision wrong?': TEXT });
    await press(user, 'Send appeal');
    await expectToast("Your appeal wasn't sentYou already appealed this decision");
    expect(screen.getByDisplayValue(TEXT)).toBeDefined();
  });
});
