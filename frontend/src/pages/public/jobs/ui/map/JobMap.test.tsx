// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { chooseJobView } from '../../model/job-view.ts';
import { JobsPage } from '../JobsPage.tsx';

const MAP = 'GET /api/job-map';
const AREA = {
  name: 'Austin, TX',
  jobs: 7,
  places: 3,
  latitude: 30.9,
  longitude: -97.4,
  south: 30.267,
  west: -97.743,
  north: 32.783,
  east: -96.807,
};
const DALLAS = {
  name: 'Dallas, TX',
  jobs: 2,
  places: 1,
  latitude: 32.783,
  longitude: -96.807,
  south: 32.783,
  west: -96.807,
  north: 32.783,
  east: -96.807,
};

function startServer() {
  const server = startFakeServer();
  server.answers('GET /api/jobs', { body: [sampleJob()] });
  server.answers(MAP, ({ search }) => ({
    body: search.has('south')
      ? { jobs: 2, isNewestOnly: false, clusters: [DALLAS] }
      : { jobs: 9, isNewestOnly: true, clusters: [AREA] },
  }));
  return server;
}

describe('the map of jobs', () => {
  // Resets the choice, because files share one process.
  beforeEach(() => onTestFinished(() => chooseJobView('list')));

  it("the map uses the list's filters, and the choice is remembered", async () => {
    const server = startServer();
    const { user } = await renderPart(<JobsPage />, { at: '/jobs?q=roofer&sort=pay' });
    await screen.findByRole('article', { name: 'Slate roofer' });
    await user.click(screen.getByRole('radio', { name: 'Map' }));
    expect(
      await screen.findByText(
        '7 jobs on the map · Only the newest ones are counted. · 2 more have no place on the map.',
      ),
    ).toBeDefined();
    expect(screen.queryByRole('article')).toBeNull();
    const [asked] = server.calls(MAP);
    expect(Object.fromEntries(asked?.search ?? [])).toEqual({ q: 'roofer' });
    expect(localStorage.getItem('crewvine.job-view')).toBe('map');
  });

  it('keys lead into a part of the country, to a place, and to its jobs', async () => {
    const server = startServer();
    chooseJobView('map');
    const { user, address } = await renderPart(<JobsPage />, { at: '/jobs?minPay=20' });
    (await screen.findByRole('button', { name: 'Austin, TX and nearby: 7 jobs. Look closer' })).focus();
    await user.keyboard('{Enter}');
    const said = await screen.findByText('2 jobs around Austin, TX');
    expect(document.activeElement).toBe(said);
    const box = Object.fromEntries(server.calls(MAP).at(-1)?.search ?? []);
    expect(Object.keys(box).toSorted()).toEqual(['east', 'minPay', 'north', 'south', 'west']);
    // The server accepts few digits.
    expect(Object.values(box).filter((edge) => !/^-?\d+(\.\d{1,4})?$/.test(edge))).toEqual([]);
    await press(user, 'Dallas, TX: 2 jobs. Show them');
    expect(await screen.findByRole('article', { name: 'Slate roofer' })).toBeDefined();
    expect(address()).toBe('/jobs?location=Dallas%2C+TX&lat=32.783&lng=-96.807&radius=1&minPay=20');
    expect(document.activeElement?.contains(screen.getByRole('article'))).toBe(true);
  });

  it('the map returns to the whole country and shows that it failed to load', async () => {
    const server = startServer();
    chooseJobView('map');
    const { user } = await renderPart(<JobsPage />, { at: '/jobs' });
    await press(user, 'Austin, TX and nearby: 7 jobs. Look closer');
    await press(user, 'Back');
    expect(await screen.findByRole('button', { name: /Austin, TX and nearby/ })).toBeDefined();
    server.answers(MAP, silent);
    await user.click(screen.getByRole('radio', { name: 'List' }));
    await user.type(screen.getByRole('searchbox'), 'slate{Enter}');
    await user.click(screen.getByRole('radio', { name: 'Map' }));
    expect(await screen.findByText("The map didn't load")).toBeDefined();
    expect(screen.getByRole('radio', { name: 'List' })).toBeDefined();
    server.answers(MAP, { body: { jobs: 0, isNewestOnly: false, clusters: [] } });
    await press(user, 'Retry');
    await waitFor(() => expect(screen.getByText(/No jobs match/)).toBeDefined());
  });
});
