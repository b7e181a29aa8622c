import { describe, expect, it } from 'vitest';
import { JOB_INDUSTRIES as CONTRACT } from '../../../../../backend/modules/hiring/contract/trades.ts';
import { industryOf, JOB_INDUSTRIES, specialtyOf } from './industries.ts';

describe('the industry of an address', () => {
  it('is construction where nothing known is asked for', () => {
    expect(industryOf(null)).toBe('construction');
    expect(industryOf('astronomy')).toBe('construction');
    expect(industryOf('plumbing')).toBe('plumbing');
    expect(industryOf('all')).toBe('all');
  });

  it('offers what the contract offers', () => {
    expect(JOB_INDUSTRIES).toEqual(CONTRACT);
  });

  it('has kinds of work of its own only', () => {
    expect(specialtyOf('construction', 'roofing')).toBe('roofing');
    expect(specialtyOf('painting', 'roofing')).toBeNull();
    expect(specialtyOf('all', 'roofing')).toBeNull();
  });
});
