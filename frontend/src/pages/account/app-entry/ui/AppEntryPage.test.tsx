// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { AppEntryPage } from './AppEntryPage.tsx';

const PASS = 'GET /api/access-gate';

beforeEach(() => sessionStorage.clear());

it('a second tab passes without the password', async () => {
  const server = startFakeServer();
  server.answers(PASS, { body: { granted: true } });
  const { address } = await renderPart(<AppEntryPage />, { at: '/app/jobs?industry=all' });
  await waitFor(() => expect(address()).toBe('/jobs?industry=all'));
});

it('a new session has to enter the password', async () => {
  const server = startFakeServer();
  server.answers(PASS, { body: { granted: false } });
  await renderPart(<AppEntryPage />, { at: '/app/jobs' });
  expect(await screen.findByLabelText('Access Password')).toBeDefined();
});
