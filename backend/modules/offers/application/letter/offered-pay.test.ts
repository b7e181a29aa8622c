import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { parsePayRate } from '#modules/jobs/index.ts';
import { readOfferedPay } from './offered-pay.ts';

const read = (text: string, type: 'hourly' | 'salary' | 'project' | 'daily' = 'hourly') => {
  const pay = readOfferedPay({ text, path: 'payRate' }, type, parsePayRate);
  return [pay.rate.toDollars(), pay.type];
};

describe('the pay of an offer', () => {
  it('takes a number as what the type says', () => {
    expect(read('25')).toEqual(['25.00', 'hourly']);
    expect(read('$25.50')).toEqual(['25.50', 'hourly']);
    expect(read('60,000', 'salary')).toEqual(['60000.00', 'salary']);
    expect(read('5000', 'project')).toEqual(['5000.00', 'project']);
    expect(read('200', 'daily')).toEqual(['200.00', 'daily']);
  });

  it('takes a range without a period as what the type says, at its lower end', () => {
    expect(read('$150-200', 'daily')).toEqual(['150.00', 'daily']);
  });

  it('believes words that name a period more than the type', () => {
    expect(read('$25/hour', 'salary')).toEqual(['25.00', 'hourly']);
    expect(read('$60k a year')).toEqual(['60000.00', 'salary']);
    expect(read('$1,000 weekly')).toEqual(['52000.00', 'salary']);
    expect(read('$5,000 a month')).toEqual(['60000.00', 'salary']);
    expect(read('$180/day')).toEqual(['180.00', 'daily']);
    expect(read('Full-time $25/hour, over-time $37/hour')).toEqual(['25.00', 'hourly']);
  });

  it.each(['1,000,000,000,000', '$9,999,999,999,999,999k a year', '$2,000,000,000,000 a week'])(
    'reckons with no %j',
    (text) => {
      expect(() => read(text)).toThrow(
        expect.objectContaining({ code: 'billing.charge_too_large', kind: 'rule_broken' }),
      );
    },
  );

  it.each(['to be agreed', '0', '$0/hour', 'DOE', '-25', '-$25/hour', '$-25 an hour', '1e9', '1e+21'])(
    'cannot read %j',
    (text) => {
      expect(() => read(text)).toThrow(
        expect.objectContaining({ code: 'offers.pay_unreadable', kind: 'rule_broken' }),
      );
    },
  );
});
