import { describe, expect, it } from 'vitest';
import { hindranceOf } from './account-hindrance.ts';

const refused = (status: number, body: string) => ({
  status,
  message: `${status}: ${body}`,
  serverMessage: 'Close your jobs first.',
  code: 'identity.account_busy',
  issues: [],
});

describe('the hindrance of an account deletion', () => {
  it("the hindrance lists the server's reasons and whether the money can be forfeited", () => {
    const body = JSON.stringify({
      message: 'You still have $125.00.',
      code: 'identity.account_busy',
      hindrances: ['You still have $125.00.'],
      canForfeit: true,
    });
    expect(hindranceOf(refused(409, body))).toEqual({
      reasons: ['You still have $125.00.'],
      canForfeit: true,
    });
  });

  it("the hindrance is the server's message if it lists no reasons", () => {
    expect(hindranceOf(refused(409, 'no JSON'))).toEqual({
      reasons: ['Close your jobs first.'],
      canForfeit: false,
    });
  });

  it('an error other than a 409 is no hindrance', () => {
    expect(hindranceOf(refused(422, '{}'))).toBeNull();
    expect(hindranceOf(null)).toBeNull();
  });
});
