import { expect, it } from 'vitest';
import { averageRating } from './average-rating.ts';

it('the average is the mean of the stars to one decimal, or null without ratings', () => {
  const ratings = {
    overall_performance: 5,
    reliability: 4,
    technical_skills: 5,
    safety_awareness: 4,
    teamwork: 5,
  };
  expect(averageRating({ ratings })).toBe(4.6);
  expect(averageRating({ ratings: { ...ratings, teamwork: 1 } })).toBe(3.8);
  expect(averageRating({ ratings: null })).toBeNull();
});
