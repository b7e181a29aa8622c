import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { TaxCalculator } from '../../application/invoicing/tax-calculator.ts';
import { ProviderUnavailable } from '../../application/provider/payment-provider.ts';

interface UnderTest {
  readonly tax: TaxCalculator;
  /** Whether anything is taxed: 8.25 % in Texas. */
  readonly taxes: boolean;
  /** The declared documents, by number and cents. */
  declared(): readonly (readonly [number: string, cents: number])[];
  /** Leaves the next requests unanswered. */
  fail(): void;
  stop(): Promise<void>;
}

const ADDRESS = {
  name: 'Hill Country Builders',
  email: null,
  attention: '',
  street: '12 Main St',
  city: 'Austin',
  region: 'TX',
  postalCode: '78701',
  country: 'US',
};

export function taxCalculatorContract(name: string, open: () => Promise<UnderTest>): void {
  describe(`tax by ${name}`, () => {
    let under: UnderTest;
    beforeAll(async () => {
      under = await open();
    });
    afterAll(() => under.stop());

    const sale = (cents: number, billTo = ADDRESS) => ({
      reference: `payment:${newId()}`,
      billTo,
      lines: [{ kind: 'platform_fee' as const, amountCents: cents }],
    });

    it('tax is part of the price, and a whole number of cents', async () => {
      const { taxCents } = await under.tax.calculate(sale(108_25));
      expect(taxCents).toBe(under.taxes ? 8_25 : 0);
      expect((await under.tax.calculate(sale(1_01))).taxCents).toBe(under.taxes ? 8 : 0);
    });

    it('tax is zero without the company’s address', async () => {
      const nowhere = { ...ADDRESS, street: '', city: '', region: '', postalCode: '', country: '' };
      expect(await under.tax.calculate(sale(100_00, nowhere))).toEqual({ taxCents: 0, reference: null });
    });

    it('a sale is declared once, and partly reversed', async () => {
      const [number, note] = [`INV-${newId()}`, `CN-${newId()}`];
      const { reference } = await under.tax.calculate(sale(108_25));
      const taxReference = reference ?? '';
      const declaration = await under.tax.declare({ number, taxReference });
      expect(await under.tax.declare({ number, taxReference })).toBe(declaration);
      const back = { number: note, declaration, amountCents: 54_12 };
      expect(await under.tax.takeBack(back)).toBe(await under.tax.takeBack(back));
      const told = under.declared().filter(([one]) => one === number || one === note);
      const expected = [
        [number, 108_25],
        [note, -54_12],
      ];
      expect(told).toEqual(under.taxes ? expected : []);
    });

    it('a reversed sale can be declared again, and reversed again', async () => {
      const [number, note, again, last] = ['INV', 'CN', 'INV', 'CN'].map((series) => `${series}-${newId()}`);
      if (!number || !note || !again || !last) throw new Error('Four documents');
      const { reference } = await under.tax.calculate(sale(108_25));
      const declaration = await under.tax.declare({ number, taxReference: reference ?? '' });
      const back = await under.tax.takeBack({ number: note, declaration, amountCents: 108_25 });
      const restored = { number: again, declaration: back };
      expect(await under.tax.restore(restored)).toBe(await under.tax.restore(restored));
      await under.tax.takeBack({ number: last, declaration, amountCents: 108_25 });
      const told = under.declared().filter(([one]) => [number, note, again, last].includes(one));
      const expected = [
        [number, 108_25],
        [note, -108_25],
        [again, 108_25],
        [last, -108_25],
      ];
      expect(told).toEqual(under.taxes ? expected : []);
    });

    it('an outage is reported, so that the invoice waits', async () => {
      under.fail();
      const asked = under.tax.calculate(sale(100_00));
      if (under.taxes) await expect(asked).rejects.toThrow(ProviderUnavailable);
      else expect((await asked).taxCents).toBe(0);
    });
  });
}
