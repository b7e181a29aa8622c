import { expect, it } from 'vitest';
import { trackerStep } from './tracker-step.ts';

it.each([
  ['submitted', 'submitted'],
  ['interviewing', 'pending'],
  ['offer_sent', 'offer_sent'],
  ['hired', 'candidate_accepts'],
  ['completed', 'completed'],
  ['rejected', null],
] as const)('the tracker counts %s as the last of its steps that was reached: %s', (status, step) => {
  expect(trackerStep(status)).toBe(step);
});
