// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { changeLanguage } from '#shared/i18n/index.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { LoginForm } from './LoginForm.tsx';

const signIn = async (suspension: unknown): Promise<void> => {
  const server = startFakeServer();
  const message = 'This account is suspended';
  server.answers('POST /api/auth/login', {
    status: 403,
    body: { message, code: 'identity.suspended', suspension },
  });
  const { user } = await renderPart(<LoginForm onWaits={() => undefined} />, { at: '/login' });
  await fillIn(user, { Email: 'a@example.com', Password: 'sturdy-hammer-9' });
  await press(user, 'Sign In');
};

describe('a sign-in while suspended', () => {
  it('the notice shows the reason and the end and links to the appeal', async () => {
    await signIn({
      reason: 'You kept posting ads.',
      endsAt: '2026-11-23T12:00:00.000Z',
      appealPath: '/appeal/t',
    });
    expect(await screen.findByText('This account is suspended')).toBeDefined();
    expect(screen.getByText('You kept posting ads.')).toBeDefined();
    expect(screen.getByText(/Until/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Appeal this decision' }).getAttribute('href')).toBe('/appeal/t');
  });

  it('the notice for a closed account with an appeal says so', async () => {
    await signIn({ reason: 'Ads.', endsAt: null, appealPath: null });
    expect(await screen.findByText('This account is closed')).toBeDefined();
    expect(screen.getByText(/You appealed this decision/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Appeal this decision' })).toBeNull();
  });

  it('the notice also appears without a recorded reason', async () => {
    await signIn(null);
    expect(await screen.findByText('Our moderators suspended this account.')).toBeDefined();
  });
});

describe('a sign-in after choosing a language', () => {
  it.each([
    ['en', [{ language: 'es' }]],
    ['es', []],
  ] as const)('the choice is saved to an account in %s only if it differs', async (language, saved) => {
    onTestFinished(() => {
      localStorage.clear();
      return changeLanguage('en');
    });
    await changeLanguage('es');
    const server = startFakeServer();
    server.answers('GET /api/auth/user', { body: null });
    server.answers('POST /api/auth/login', { body: sampleUser({ language }) });
    server.answers('PUT /api/auth/preferences', { body: sampleUser({ language: 'es' }) });
    const { user } = await renderPart(<LoginForm onWaits={() => undefined} />, {
      at: '/login',
      language: 'es',
    });
    await fillIn(user, { 'Correo electrónico': 'a@example.com', Contraseña: 'sturdy-hammer-9' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server.calls('POST /api/auth/login')).toHaveLength(1));
    await waitFor(() =>
      expect(server.calls('PUT /api/auth/preferences').map(({ body }) => body)).toEqual(saved),
    );
  });
});
