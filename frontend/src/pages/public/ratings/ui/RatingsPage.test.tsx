// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { refusing, silent, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { RatingsPage } from './RatingsPage.tsx';

const CALL = 'GET /api/users/*/ratings';
const rating = (id: string, changes: object = {}) => ({
  id,
  rating: 4,
  review: 'Pays on time.',
  type: 'worker',
  by: 'Bo',
  isMine: false,
  createdAt: '2026-11-01T12:00:00.000Z',
  ...changes,
});
const person = { userId: 'u', name: 'Hill Co', averageRating: 4.5, ratingCount: 2 };

function start(): FakeServer {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { status: 401, body: { message: 'Please sign in' } });
  return server;
}

const show = () =>
  renderPart(
    <Routes>
      <Route path="/ratings/:userId" element={<RatingsPage />} />
    </Routes>,
    { at: '/ratings/u' },
  );

it('the page shows the average and the reviews with their authors, and loads more', async () => {
  const server = start();
  const next = { Link: '</api/users/u/ratings?limit=20&cursor=next>; rel="next"' };
  server.answers(CALL, ({ search }) =>
    search.get('cursor') === 'next'
      ? { body: { ...person, ratings: [rating('2', { review: null, by: null })] } }
      : { body: { ...person, ratings: [rating('1')] }, headers: next },
  );
  const { user } = await show();
  expect(await screen.findByRole('heading', { name: 'Ratings of Hill Co' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'Rated 4.5 of 5, 2 ratings' })).toBeDefined();
  expect(screen.getByText('Pays on time.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Report this rating' })).toBeDefined();
  await press(user, 'Show more');
  expect(await screen.findByText(/Former member/)).toBeDefined();
});

it('the page reloads after a failure and shows that there are no ratings', async () => {
  const server = start();
  server.answers(CALL, silent);
  const { user } = await show();
  await screen.findByText("The ratings didn't load");
  server.answers(CALL, { body: { ...person, averageRating: null, ratingCount: 0, ratings: [] } });
  await press(user, 'Retry');
  expect(await screen.findByText('No ratings yet')).toBeDefined();
});

it('the page shows that the person is gone', async () => {
  const server = start();
  server.answers(CALL, refusing(404, 'hiring.person_not_found', 'This person is not here anymore'));
  await show();
  expect(await screen.findByText('This person is not here anymore')).toBeDefined();
});

it("the user's own page is titled as theirs", async () => {
  const server = start();
  server.answers('GET /api/auth/user', { body: sampleUser({ id: 'u' }) });
  server.answers(CALL, { body: { ...person, averageRating: null, ratingCount: 0, ratings: [] } });
  await show();
  expect(await screen.findByRole('heading', { name: 'Your ratings' })).toBeDefined();
  expect(await screen.findByText(/can rate you once the work is done/)).toBeDefined();
});
