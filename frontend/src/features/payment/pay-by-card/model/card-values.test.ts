import { describe, expect, it } from 'vitest';
import { cardProblems, inGroups, NO_CARD, toCard } from './card-values.ts';

const CARD = { cardNumber: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };

describe('the card form', () => {
  it('the card form accepts the month and year in several formats', () => {
    for (const expiry of ['12/30', '12 / 30', '1230', '12-30', ' 12/2030 ']) {
      expect(cardProblems({ ...CARD, expiry })).toEqual({});
    }
    expect(toCard({ ...CARD, expiry: '9/31' })).toMatchObject({ expMonth: '9', expYear: '31' });
  });

  it('each invalid field shows its own message', () => {
    expect(cardProblems(NO_CARD)).toEqual({
      cardNumber: 'Please enter a valid card number',
      expiry: 'Please enter a valid expiration date',
      cvc: 'Please enter a valid security code',
    });
    expect(cardProblems({ ...CARD, expiry: '13/30' })).toHaveProperty('expiry');
    expect(cardProblems({ ...CARD, cvc: '12' })).toHaveProperty('cvc');
  });

  it('the card number shows in groups of four', () => {
    expect(inGroups('42424242-4242x4242')).toBe('4242 4242 4242 4242');
    expect(inGroups('424')).toBe('424');
  });
});
