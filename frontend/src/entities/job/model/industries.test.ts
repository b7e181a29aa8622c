import { describe, expect, it } from 'vitest';
import { industryOf, specialtyOf, tradeOf } from './industries.ts';

describe('the industry of an address', () => {
  it('an unknown industry falls back to construction', () => {
    expect(industryOf(null)).toBe('construction');
    expect(industryOf('astronomy')).toBe('construction');
    expect(industryOf('plumbing')).toBe('plumbing');
    expect(industryOf('all')).toBe('all');
  });

  it('a trade filter accepts every known trade and rejects other values', () => {
    expect(tradeOf('roofing')).toBe('roofing');
    expect(tradeOf('all')).toBe('all');
    expect(tradeOf('astronomy')).toBeNull();
    expect(tradeOf(null)).toBeNull();
  });

  it('an industry accepts only its own kinds of work', () => {
    expect(specialtyOf('construction', 'roofing')).toBe('roofing');
    expect(specialtyOf('painting', 'roofing')).toBeNull();
    expect(specialtyOf('all', 'roofing')).toBeNull();
  });
});
