// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storedFilters } from '#contract/jobs/search/jobs-query.ts';
import type { SavedSearch } from '#contract/jobs/search/saved-search.ts';
import { startFakeServer, type FakeAnswer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { SavedSearches } from './SavedSearches.tsx';
import { SaveSearch } from './SaveSearch.tsx';

const ID = '01890a5d-ac96-774b-bcce-b302099a8300';

function keptWith(stored: Readonly<Record<string, unknown>>): SavedSearch {
  const search = { id: ID, name: 'Roofers at night', alerts: true, createdAt: '2026-11-20T12:00:00.000Z' };
  return { ...search, ...storedFilters(stored) };
}

const FITS = keptWith({ q: 'roofer' });
const OUTDATED = keptWith({ q: 'roofer', pension: 'yes' });

async function open(search: SavedSearch, at = '/jobs') {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser() });
  server.answers('GET /api/saved-searches', { body: [search] });
  const screens = (
    <>
      <SavedSearches />
      <SaveSearch address={{ q: 'roofer' }} name="roofer" />
    </>
  );
  return renderPart(screens, { at });
}

describe('a saved search', () => {
  it('a saved search offers alerts and cannot be saved twice', async () => {
    const { user } = await open(FITS);
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeTruthy();
    await press(user, 'Saved searches');
    expect(await screen.findByRole('checkbox')).toBeTruthy();
    expect(screen.queryByText(/no longer works/)).toBeNull();
  });

  it("an alert's link opens its search with the newest jobs first", async () => {
    const { address } = await open(FITS, `/jobs?saved=${ID}`);
    await waitFor(() => expect(address()).toBe('/jobs?q=roofer&sort=newest'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('saving a search', () => {
  it('saving before the user is loaded waits instead of sending a member to sign in', async () => {
    const server = startFakeServer();
    let answer: (who: FakeAnswer) => void = () => undefined;
    server.answers('GET /api/auth/user', () => new Promise((resolve) => (answer = resolve)));
    server.answers('POST /api/saved-searches', { status: 201, body: FITS });
    const { user } = await renderPart(<SaveSearch address={{ q: 'roofer' }} name="roofer" />, {
      at: '/jobs',
    });
    await press(user, 'Save this search');
    expect(server.calls('POST /api/saved-searches')).toEqual([]);
    answer({ body: sampleUser() });
    await expectToast(/^Search saved/);
    expect(server.calls('POST /api/saved-searches')).toHaveLength(1);
  });
});

describe('an outdated saved search', () => {
  it('an outdated search explains the problem, offers no alerts, and can be saved again', async () => {
    const { user } = await open(OUTDATED);
    await press(user, 'Saved searches');
    expect(await screen.findByText(/One of its filters no longer works/)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Save this search' })).toBeTruthy();
  });

  it("an alert's link to an outdated search opens the list of saved searches without searching", async () => {
    const { address } = await open(OUTDATED, `/jobs?saved=${ID}`);
    expect(await screen.findByText(/One of its filters no longer works/)).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/jobs'));
  });
});
