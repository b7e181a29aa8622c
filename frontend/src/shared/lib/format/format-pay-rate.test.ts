import { describe, expect, it } from 'vitest';
import { formatPayRate, type PayPeriod } from './format-pay-rate.ts';

const SPANISH: Readonly<Record<PayPeriod, string>> = {
  hour: 'hora',
  day: 'día',
  week: 'semana',
  two_weeks: 'dos semanas',
  month: 'mes',
  year: 'año',
  project: 'proyecto',
};

describe('pay in the language of its reader', () => {
  it.each([
    ['$25/hour', '$25/hora'],
    ['$25-30/hour', '$25-30/hora'],
    ['$60,000/year', '$60,000/año'],
    ['$180 / Day', '$180/día'],
    ['$25/hora', '$25/hora'],
    ['$2000/two weeks', '$2000/dos semanas'],
  ])('%j is %j in Spanish', (written, read) => {
    expect(formatPayRate(written, (period) => SPANISH[period])).toBe(read);
  });

  it('a Spanish period is translated to English', () => {
    expect(formatPayRate('$25/hora', (period) => period)).toBe('$25/hour');
  });

  it.each(['$25 an hour, more with OSHA 30', 'depends on you', '$25/hr', '25'])(
    'the text %j stays unchanged',
    (written) => {
      expect(formatPayRate(written, (period) => SPANISH[period])).toBe(written);
    },
  );
});
