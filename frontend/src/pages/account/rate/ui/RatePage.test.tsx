// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import {
  refusing,
  silent,
  startFakeServer,
  type FakeAnswer,
  type FakeServer,
} from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { RatePage } from './RatePage.tsx';

const CALL = 'GET /api/referrals/r/rating';
const question = {
  referralId: 'r',
  jobTitle: 'Framer',
  workerName: 'Bo Li',
  rated: { userId: 'u', name: 'Ana' },
  myRating: null,
  canRate: true,
};

async function open(answer: FakeAnswer) {
  const server: FakeServer = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'employer' }) });
  server.answers(CALL, answer);
  const page = (
    <Routes>
      <Route path="/rate/:id" element={<RatePage />} />
    </Routes>
  );
  return { server, ...(await renderPart(page, { at: '/rate/r' })) };
}

it('one tap rates the person for one referral', async () => {
  const { server, user } = await open({ body: question });
  expect(await screen.findByRole('heading', { name: 'Rate Ana' })).toBeDefined();
  expect(screen.getByText('Bo Li finished the work on Framer.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'All ratings of Ana' }).getAttribute('href')).toBe('/ratings/u');
  server.answers('POST /api/ratings', {
    status: 201,
    body: { id: 'x', referralId: 'r', rating: 4, review: null },
  });
  server.answers(CALL, { body: { ...question, canRate: false, myRating: 4 } });
  await press(user, 'Give Ana 4 stars');
  await expectToast('Thanks for ratingYour rating of Ana is in.');
  expect(await screen.findByText(/You rated Ana/)).toBeDefined();
});

it.each([
  [
    'a referral with no one to rate',
    { body: { ...question, rated: null, canRate: false } },
    "There's nobody to rate",
  ],
  ['an unfinished job', { body: { ...question, canRate: false } }, "It's too early to rate"],
  [
    'the referral of others',
    refusing(403, 'hiring.not_yours', "This referral isn't yours"),
    "There's nothing to rate here",
  ],
] as const)('the page shows why no rating is possible for %s', async (_of, answer, words) => {
  await open(answer);
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([words]);
  expect(screen.queryByRole('button', { name: /star/ })).toBeNull();
});

it('the page reloads after a failure', async () => {
  const { server, user } = await open(silent);
  await screen.findByText("The question didn't load");
  server.answers(CALL, { body: question });
  await press(user, 'Retry');
  expect(await screen.findByRole('heading', { name: 'Rate Ana' })).toBeDefined();
});
