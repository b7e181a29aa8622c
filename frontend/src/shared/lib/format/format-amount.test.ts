import { describe, expect, it } from 'vitest';
import { formatAmount } from './format-amount.ts';

describe('an amount of dollars', () => {
  it('cents appear only if they are not zero', () => {
    expect(formatAmount('500.00', 'en')).toBe('$500');
    expect(formatAmount('525.50', 'en')).toBe('$525.50');
    expect(formatAmount('1234.05', 'en')).toBe('$1,234.05');
  });
  it('cents always or never appear if requested', () => {
    expect(formatAmount('500.00', 'en', 'always')).toBe('$500.00');
    expect(formatAmount('99.60', 'en', 'never')).toBe('$100');
  });
  it('parts of a cent appear if requested', () => {
    expect(formatAmount('0.0083', 'en', 'exact')).toBe('$0.0083');
    expect(formatAmount('0.02', 'es', 'exact')).toBe('$0.02');
  });
  it('a negative amount has a sign, and an invalid amount is a dash', () => {
    expect(formatAmount('-25.00', 'en', 'always')).toBe('-$25.00');
    expect(formatAmount('soon', 'en')).toBe('—');
  });
  it('Spanish amounts look like those in the United States', () => {
    expect(formatAmount('1234.50', 'es')).toBe('$1,234.50');
  });
});
