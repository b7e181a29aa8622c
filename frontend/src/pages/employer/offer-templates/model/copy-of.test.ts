import { describe, expect, it } from 'vitest';
import type { OfferTemplate } from '#contract/offers/template/offer-template.ts';
import { copyOf } from './copy-of.ts';

const template = (name: string): OfferTemplate => ({
  id: name,
  name,
  payType: 'daily',
  schedule: 'Mon–Fri',
  benefits: 'Health Insurance',
  benefitIds: ['health-insurance'],
  conditions: 'Dear {{worker}}',
  customTerms: null,
  version: 3,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
});
const named = (name: string, number: number): string =>
  number === 1 ? `${name} (copy)` : `${name} (copy ${number})`;

describe('the copy of a template', () => {
  it('a copy has the same content under the first free name', () => {
    const crew = template('Crew');
    expect(copyOf(crew, [crew], named)).toEqual({
      name: 'Crew (copy)',
      payType: 'daily',
      schedule: 'Mon–Fri',
      benefits: ['health-insurance'],
      conditions: 'Dear {{worker}}',
      customTerms: null,
    });
    expect(copyOf(crew, [crew, template('CREW (copy)')], named).name).toBe('Crew (copy 2)');
  });

  it('the copy of a long name fits the limit and still ends with its suffix', () => {
    const long = template('x'.repeat(100));
    expect(copyOf(long, [long], named).name.length).toBeLessThanOrEqual(100);
    expect(copyOf(long, [long], named).name).toMatch(/ \(copy\)$/);
  });

  it("a copy includes benefits in the company's own words", () => {
    const own = { ...template('Own'), benefits: 'Lunch', benefitIds: [] };
    expect(copyOf(own, [own], named).benefits).toBe('Lunch');
  });
});
