import { describe, expect, it } from 'vitest';
import { hindranceOf } from './account-hindrance.ts';

const refused = (status: number, body: string) => ({
  status,
  message: `${status}: ${body}`,
  serverMessage: 'Close your jobs first.',
  code: 'identity.account_busy',
  issues: [],
});

describe('why an account cannot be deleted yet', () => {
  it('is what the server lists, with the offer to give up the money where it makes one', () => {
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

  it('is the server’s sentence where it lists nothing, without any offer', () => {
    expect(hindranceOf(refused(409, 'no JSON'))).toEqual({
      reasons: ['Close your jobs first.'],
      canForfeit: false,
    });
  });

  it('is nothing else than a 409', () => {
    expect(hindranceOf(refused(422, '{}'))).toBeNull();
    expect(hindranceOf(null)).toBeNull();
  });
});
