// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { signedOut, startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { AskIntent } from './AskIntent.tsx';

afterEach(() => localStorage.clear());

it('a visitor is asked once, and one press changes the stored answer', async () => {
  startFakeServer().answers('GET /api/auth/user', signedOut);
  const { user } = await renderPart(<AskIntent about="job" />);
  await press(user, 'I want this job');
  expect(localStorage.getItem('crewvine.intent')).toBe('work');
  const change = await screen.findByRole('button', { name: 'I know someone' });
  expect(document.activeElement).toBe(change);
  await user.click(change);
  expect(localStorage.getItem('crewvine.intent')).toBe('refer');
  expect(screen.getByText('You know someone for the job.')).toBeDefined();
});

it('a member is not asked', async () => {
  startFakeServer().answers('GET /api/auth/user', { body: sampleUser() });
  await renderPart(<AskIntent about="job" />);
  await expect.poll(() => document.body.textContent).not.toContain('What brings you here?');
});
