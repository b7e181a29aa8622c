import { describe, expect, it } from 'vitest';
import { claimPayoutRequestSchema } from './payout.ts';

describe('claiming a payout', () => {
  it('the request accepts dollars as numbers or texts, and a missing boost as none', () => {
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
  ])('the request rejects %o', (body) => {
    expect(claimPayoutRequestSchema.safeParse(body).success).toBe(false);
  });
});
