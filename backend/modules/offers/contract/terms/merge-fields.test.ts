import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fillMergeFields,
  MERGE_FIELDS,
  mergedDay,
  mergedPay,
  mergeFieldsIn,
  mergeTag,
  unknownMergeFields,
} from '../vocabulary/terms/merge-fields.ts';

describe('merge fields', () => {
  it('each merge field is found once, with or without spaces in its braces', () => {
    const text = 'Dear {{worker}}, {{ worker }} starts {{startDate}}';
    expect(mergeFieldsIn(text)).toEqual(['worker', 'startDate']);
    expect(unknownMergeFields(text)).toEqual([]);
  });

  it.each([
    ['{{wroker}}', ['wroker']],
    ['{{ Worker }}', ['Worker']],
    ['{{}}', ['']],
    ['{{worker}', ['{{']],
    ['worker}}', ['}}']],
    ['{{{worker}}}', []],
    ['a {single} brace', []],
  ])('unknown fields are found in %s', (text, unknown) => {
    expect(unknownMergeFields(text)).toEqual(unknown);
  });

  it('known merge fields are filled in, and unknown ones stay', () => {
    const text = '{{worker}} at {{site}}, {{ pay }}';
    expect(fillMergeFields(text, { worker: 'Bo Li', site: null })).toBe('Bo Li at {{site}}, {{ pay }}');
  });

  it('filled-in values are not searched for merge fields', () => {
    expect(fillMergeFields('{{worker}}', { worker: '{{pay}} $& $1', pay: '$25' })).toBe('{{pay}} $& $1');
  });

  it('no braces remain once all fields are known, wherever they are', () => {
    const values = Object.fromEntries(MERGE_FIELDS.map((field) => [field, field.toUpperCase()]));
    const parts = fc.array(
      fc.oneof(fc.constantFrom(...MERGE_FIELDS).map(mergeTag), fc.constantFrom('a', ' ')),
    );
    fc.assert(
      fc.property(parts, (some) => {
        expect(fillMergeFields(some.join(''), values)).not.toMatch(/[{}]/);
      }),
    );
  });

  it.each([
    ['25', 'hourly', '$25.00 per hour'],
    ['$1,200.5', 'project', '$1,200.50 for the project'],
    ['65000', 'salary', '$65,000.00 per year'],
    ['200', 'daily', '$200.00 per day'],
    ['$25/hour', 'hourly', '$25/hour'],
    ['25-30', 'hourly', '25-30 per hour'],
    ['25,50', 'hourly', '$25.50 per hour'],
    ['65 000', 'salary', '$65,000.00 per year'],
    ['65\u00A0000', 'salary', '$65,000.00 per year'],
    ["65'000", 'salary', '$65,000.00 per year'],
    ['65.000', 'salary', '$65,000.00 per year'],
    [' ', 'hourly', null],
  ] as const)('a pay of %s (%s) reads as in the letter', (payRate, payType, said) => {
    expect(mergedPay(payRate, payType)).toBe(said);
  });

  it('a day reads in words, and a missing one as nothing', () => {
    expect([mergedDay('2026-12-07'), mergedDay(null), mergedDay(''), mergedDay('soon')]).toEqual([
      'December 7, 2026',
      null,
      null,
      null,
    ]);
  });
});
