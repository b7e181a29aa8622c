// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { CandidateProfile } from '#contract/hiring/candidate/candidate.ts';
import { refusing, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleCandidate } from '#shared/testing/sample-candidate.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { WriteCandidatePage } from './WriteCandidatePage.tsx';

const CALL = 'GET /api/candidate-profile/*';
const WRITE = 'PUT /api/candidate-profile/*';
const EMPTY = {
  reader: 'referrer',
  canWrite: true,
  status: 'draft',
  writtenBy: null,
  professionalSummary: null,
  keySkills: [],
  workExperience: null,
  certifications: [],
} as const;

function start(changes: Partial<CandidateProfile> = {}): FakeServer {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser() });
  server.answers(CALL, {
    body: sampleCandidate({ ...EMPTY, keySkills: [], certifications: [], ...changes }),
  });
  return server;
}

const show = () =>
  renderPart(
    <Routes>
      <Route path="/candidate/:id" element={<p>The page</p>} />
      <Route path="/candidate/:id/edit" element={<WriteCandidatePage />} />
    </Routes>,
    { at: '/candidate/of-bo/edit' },
  );

it('a profile with content is shared, and a refusal retains the input', async () => {
  const server = start();
  const { user } = await show();
  await screen.findByText('Bo Li for Framer at Hill Co');
  await press(user, 'Share with Hill Co');
  expect(
    (await screen.findAllByText('Add a summary, experience or at least one skill before you share it'))
      .length,
  ).toBeGreaterThan(0);
  expect(server.calls(WRITE)).toEqual([]);
  await fillIn(user, { Summary: 'Never late.', 'Other skills': 'Rebar, Tile' });
  server.answers(
    WRITE,
    refusing(409, 'hiring.profile_of_worker', 'The worker wrote this profile. Only they can change it.'),
  );
  await press(user, 'Share with Hill Co');
  await expectToast("The profile wasn't savedThe worker wrote this profile. Only they can change it.");
  expect(valueOf('Summary (optional)')).toBe('Never late.');
  server.answers(WRITE, { body: sampleCandidate() });
  await press(user, 'Share with Hill Co');
  await expectToast('Profile sharedHill Co can read it now.');
  expect(server.calls(WRITE).at(-1)?.body).toMatchObject({
    status: 'published',
    professionalSummary: 'Never late.',
    keySkills: ['Rebar', 'Tile'],
  });
  expect(await screen.findByText('The page')).toBeDefined();
});

it('an empty profile is saved as a draft, and a shared one can be hidden', async () => {
  const server = start({ status: 'published', professionalSummary: 'Never late.' });
  server.answers(WRITE, { body: sampleCandidate({ status: 'draft' }) });
  const { user } = await show();
  await screen.findByRole('button', { name: 'Save changes' });
  await press(user, 'Hide from Hill Co');
  await expectToast("Draft savedHill Co can't see it until you share it.");
  expect(server.calls(WRITE).at(-1)?.body).toMatchObject({ status: 'draft' });
});

it('a user who cannot change the profile is sent to its page', async () => {
  start({ canWrite: false });
  await show();
  expect(await screen.findByText('The page')).toBeDefined();
});
