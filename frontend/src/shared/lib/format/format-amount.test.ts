import { describe, expect, it } from 'vitest';
import { formatAmount } from './format-amount.ts';

describe('an amount of dollars', () => {
  it('shows cents only where there are some', () => {
    expect(formatAmount('500.00', 'en')).toBe('$500');
    expect(formatAmount('525.50', 'en')).toBe('$525.50');
    expect(formatAmount('1234.05', 'en')).toBe('$1,234.05');
  });
  it('shows cents always or never when told to', () => {
    expect(formatAmount('500.00', 'en', 'always')).toBe('$500.00');
    expect(formatAmount('99.60', 'en', 'never')).toBe('$100');
  });
  it('shows parts of a cent where they are asked for', () => {
    expect(formatAmount('0.0083', 'en', 'exact')).toBe('$0.0083');
    expect(formatAmount('0.02', 'es', 'exact')).toBe('$0.02');
  });
  it('shows what is negative, and nothing for what is no number', () => {
    expect(formatAmount('-25.00', 'en', 'always')).toBe('-$25.00');
    expect(formatAmount('soon', 'en')).toBe('—');
  });
  it('writes dollars the way Spanish speakers in the United States do', () => {
    expect(formatAmount('1234.50', 'es')).toBe('$1,234.50');
  });
});
