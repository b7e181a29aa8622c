// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusing, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { RateParty } from './RateParty.tsx';

const CALL = 'POST /api/ratings';
const referralId = '01890a5d-ac96-774b-bcce-b302099a8300';
const open = { id: referralId, canRate: true, myRating: null };

function start(): FakeServer {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { status: 401, body: { message: 'Please sign in' } });
  server.answers(CALL, { status: 201, body: { id: referralId, referralId, rating: 4, review: null } });
  return server;
}

it('one tap sends a rating', async () => {
  const server = start();
  const { user } = await renderPart(<RateParty referral={open} name="Hill Co" />);
  await press(user, 'Give Hill Co 4 stars');
  await expectToast('Thanks for ratingYour rating of Hill Co is in.');
  expect(server.calls(CALL).map(({ body }) => body)).toEqual([{ referralId, rating: 4 }]);
});

it('a rating with a comment requires stars, and a refusal leaves the input in place', async () => {
  const server = start();
  const { user } = await renderPart(<RateParty referral={open} name="Ana" />);
  await press(user, 'Rate with a comment');
  await fillIn(user, { 'Comment (optional)': 'Knows good people.' });
  await press(user, 'Send rating');
  await expectFieldMessages(['Please choose 1 to 5 stars']);
  await user.click(screen.getByRole('radio', { name: '5 stars' }));
  server.answers(CALL, refusing(409, 'hiring.already_rated', "You've already rated this"));
  await press(user, 'Send rating');
  await expectToast("We couldn't save your ratingYou've already rated this");
  expect(screen.getByDisplayValue('Knows good people.')).toBeDefined();
  expect(server.calls(CALL).map(({ body }) => body)).toEqual([
    { referralId, rating: 5, review: 'Knows good people.' },
  ]);
});

it('a given rating shows without buttons', async () => {
  start();
  await renderPart(<RateParty referral={{ ...open, canRate: false, myRating: 3 }} name="Ana" />, {
    language: 'es',
  });
  expect(screen.getByText(/Usted calificó a Ana/)).toBeDefined();
  expect(screen.getByRole('img', { name: '3 estrellas' })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
