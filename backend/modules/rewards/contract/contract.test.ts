import { describe, expect, it } from 'vitest';
import { claimPayoutRequestSchema } from './payout.ts';

describe('claiming a payout', () => {
  it('reads dollars from numbers and texts, and no boost as none', () => {
    expect(claimPayoutRequestSchema.parse({ basePayout: 50 })).toEqual({
      basePayout: '50.00',
      tempBoost: '0.00',
      pointsSpent: 0,
    });
    expect(
      claimPayoutRequestSchema.parse({ basePayout: '50.00', tempBoost: 8, pointsSpent: 175 }),
    ).toMatchObject({ tempBoost: '8.00', pointsSpent: 175 });
  });

  it.each([
    {},
    { basePayout: -50 },
    { basePayout: 50, pointsSpent: -1 },
    { basePayout: 50, pointsSpent: 0.5 },
  ])('refuses %o', (body) => {
    expect(claimPayoutRequestSchema.safeParse(body).success).toBe(false);
  });
});
