// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { EventAnswer } from '#contract/community/event/event.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleEvent } from '#shared/testing/sample-event.ts';
import { Attendance } from './Attendance.tsx';
import { EventState } from './EventState.tsx';

it.each<readonly [Partial<EventAnswer>, string]>([
  [{ capacity: null, rsvpCount: 12 }, '12 going'],
  [{ capacity: 20, rsvpCount: 12 }, '12 of 20 going'],
  [{ capacity: 20, rsvpCount: 20, isFull: true, waitlistCount: 3 }, 'Full20 of 20 going · 3 waiting'],
  [{ capacity: 2, rsvpCount: 1, heldCount: 1, isFull: true }, 'Waiting list1 going · 1 spot held'],
  [{ capacity: 9, rsvpCount: 1, heldCount: 2 }, '1 going · 2 spots held'],
  [{ status: 'past', rsvpCount: 1, heldCount: 1, isFull: true }, 'Over1 signed up'],
])('an event with %o reads "%s"', async (changes, words) => {
  const event = sampleEvent(changes);
  await renderPart(
    <p data-testid="event">
      <EventState event={event} />
      <Attendance event={event} />
    </p>,
  );
  expect(document.querySelector('[data-testid="event"]')?.textContent).toBe(words);
});
