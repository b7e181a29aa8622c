import { describe, expect, it } from 'vitest';
import { TextedPhoneNumbers } from './texted-phone-numbers.ts';

describe('phone numbers that receive texts', () => {
  const phones = new TextedPhoneNumbers();

  it.each(['+15125550100', '+18085550142', '+19075550100', '+16045550100', '+14165550123'])(
    'the United States and Canada receive texts: %s',
    (phone) => {
      expect(phones.isTexted(phone)).toBe(true);
    },
  );

  it.each([
    ['a premium number', '+19005551234'],
    ['a paid service of an area', '+15129761234'],
    ['a toll-free number', '+18005551234'],
    ['a personal number', '+15005551234'],
    ['another personal number', '+15332345678'],
    ['a satellite number of Canada', '+16004567890'],
    ['Globalstar', '+881612345678'],
    ['Thuraya', '+882161234567'],
    ['Jamaica', '+18765551234'],
    ['the Bahamas', '+12423571234'],
    ['the Dominican Republic', '+18092345678'],
    ['Puerto Rico', '+17875550123'],
    ['Mexico', '+525512345678'],
    ['the United Kingdom', '+447911123456'],
    ['shared cost in the United Kingdom', '+448431234567'],
    ['an area code that nobody has', '+15551234567'],
    ['what is no number', '+1'],
  ])('%s receives no texts', (_name, phone) => {
    expect(phones.isTexted(phone)).toBe(false);
  });

  it('more countries can be added for the same types of numbers', () => {
    const wider = new TextedPhoneNumbers(['MX', 'PR', 'GB']);
    expect(['+525512345678', '+17875550123', '+447400123456'].map((phone) => wider.isTexted(phone))).toEqual([
      true,
      true,
      true,
    ]);
    expect(wider.isTexted('+448431234567')).toBe(false);
    expect(wider.isTexted('+18765551234')).toBe(false);
  });
});
