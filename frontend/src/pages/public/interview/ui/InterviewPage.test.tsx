// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { InterviewPage as ShownInterview } from '#contract/hiring/interview/interview.ts';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { InterviewPage } from './InterviewPage.tsx';

const ASKED: ShownInterview = {
  at: '2026-12-01T15:00:00.000Z',
  timeZone: 'America/Chicago',
  kind: 'in_person',
  place: '12 Oak St, Austin',
  note: 'Ask for Mia.',
  status: 'asked',
  proposedTimes: [],
  answeredAt: null,
  isPast: false,
  actions: ['confirm', 'decline', 'propose'],
  workerName: 'Hector Ruiz',
  workerLanguage: 'en',
  jobTitle: 'Slate roofer',
  company: 'Hill Co',
  location: 'Austin, TX',
};
const READ = 'GET /api/interviews/*';
const ANSWER = 'POST /api/interviews/*';

async function open(changes: Partial<ShownInterview> = {}) {
  const server = startFakeServer();
  server.answers(READ, { body: { ...ASKED, ...changes } });
  const page = (
    <Routes>
      <Route path="/interview/:token" element={<InterviewPage />} />
    </Routes>
  );
  const part = await renderPart(page, { at: '/interview/secret' });
  await screen.findByRole('heading', { name: 'Hi Hector Ruiz' });
  return { ...part, server };
}

it('the page shows the local time, the place, the map, and the calendar', async () => {
  await open();
  expect(screen.getByText('Tuesday, December 1 at 9:00 AM CST')).toBeDefined();
  const map = screen.getByRole('link', { name: '12 Oak St, Austin' });
  expect(map.getAttribute('href')).toContain('query=12%20Oak%20St');
  const calendar = screen.getByRole('link', { name: 'Add to my calendar' });
  expect(calendar.getAttribute('href')).toBe('/api/interviews/secret/calendar.ics');
});

it('one press confirms the interview', async () => {
  const { user, server } = await open();
  server.answers(ANSWER, { body: { ...ASKED, status: 'confirmed' } });
  server.answers(READ, { body: { ...ASKED, status: 'confirmed' } });
  await press(user, 'Yes, that works');
  expect((await screen.findByRole('status')).textContent).toContain('You said yes');
  expect(server.calls(ANSWER)[0]?.body).toEqual({ answer: 'confirm' });
});

it('a request for another time needs at least one and sends those chosen', async () => {
  const { user, server } = await open();
  server.answers(ANSWER, { body: { ...ASKED, status: 'proposed' } });
  await press(user, 'Ask for another time');
  await press(user, 'Send these times');
  expect(await screen.findByText('Please choose a day and time')).toBeDefined();
  expect(server.calls(ANSWER)).toEqual([]);
  fireEvent.change(screen.getByLabelText('Time 1'), { target: { value: '2026-12-02T10:00' } });
  await press(user, 'Send these times');
  await waitFor(() =>
    expect(server.calls(ANSWER)[0]?.body).toEqual({ answer: 'propose', times: ['2026-12-02T10:00'] }),
  );
});

it('a decline requires a second press', async () => {
  const { user, server } = await open();
  server.answers(ANSWER, { body: { ...ASKED, status: 'declined' } });
  await press(user, "I can't make it");
  const dialog = await screen.findByRole('alertdialog').catch(() => screen.findByRole('dialog'));
  await press(user, "I can't make it", dialog);
  await waitFor(() => expect(server.calls(ANSWER)[0]?.body).toEqual({ answer: 'decline' }));
});

it('an interview that is over cannot be answered', async () => {
  await open({ status: 'ended', actions: [] });
  expect(screen.getByText('This time is off')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Yes, that works' })).toBeNull();
});

it('an unknown link shows an error', async () => {
  const server = startFakeServer();
  server.answers(READ, refusing(404, 'hiring.interview_not_found', 'Interview not found'));
  const page = (
    <Routes>
      <Route path="/interview/:token" element={<InterviewPage />} />
    </Routes>
  );
  await renderPart(page, { at: '/interview/other' });
  expect(await screen.findByRole('heading', { name: "We don't know this link" })).toBeDefined();
});

it.each([
  [['confirm'], ['Yes, that works']],
  [
    ['decline', 'propose'],
    ['Ask for another time', "I can't make it"],
  ],
  [[], []],
] as const)('an interview with the actions %j offers these answers: %j', async (actions, buttons) => {
  await open({ actions: [...actions] });
  const names = screen.queryAllByRole('button').map(({ textContent }) => textContent);
  const answers = ['Yes, that works', 'Ask for another time', "I can't make it"];
  expect(answers.filter((answer) => names.includes(answer))).toEqual(buttons);
  expect(screen.queryAllByRole('link', { name: 'Add to my calendar' })).toHaveLength(
    Math.min(1, actions.length),
  );
});
