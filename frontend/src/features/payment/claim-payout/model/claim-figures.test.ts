import { describe, expect, it } from 'vitest';
import { changedFiguresOf, claimBody, totalOf } from './claim-figures.ts';

const boosted = { basePayout: '50.00', tempBoost: '8.00', pointsSpent: 175 };

function conflict(body: unknown) {
  const text = JSON.stringify(body);
  return { status: 409, message: `409: ${text}`, serverMessage: '', code: '', issues: [] };
}

describe('the figures of a claim', () => {
  it('the total is the base payout plus the boost', () => {
    expect(totalOf(boosted)).toBe('58.00');
    expect(totalOf({ basePayout: '75.10', tempBoost: '10.20', pointsSpent: 275 })).toBe('85.30');
  });

  it('a claim without a boost sends only the base payout', () => {
    expect(claimBody({ basePayout: '50.00', tempBoost: '0.00', pointsSpent: 0 })).toEqual({
      basePayout: '50.00',
    });
    expect(claimBody(boosted)).toEqual(boosted);
  });

  it('changed figures come from the body of a 409 or its details', () => {
    const code = 'rewards.figures_changed';
    expect(changedFiguresOf(conflict({ code, ...boosted }))).toEqual(boosted);
    expect(changedFiguresOf(conflict({ code, details: boosted }))).toEqual(boosted);
  });

  it('other refusals contain no figures', () => {
    expect(changedFiguresOf(conflict({ code: 'rewards.already_claimed' }))).toBeNull();
    expect(changedFiguresOf({ ...conflict(boosted), status: 422 })).toBeNull();
    expect(changedFiguresOf(conflict(null))).toBeNull();
    expect(changedFiguresOf(undefined)).toBeNull();
  });
});
