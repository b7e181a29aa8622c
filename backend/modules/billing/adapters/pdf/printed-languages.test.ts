import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { CHARGE_NAMES } from '../../application/charging/quote-view.ts';
import { PdfReceiptPrinter } from './pdf-receipt-printer.ts';
import { PdfStatementPrinter } from './pdf-statement-printer.ts';

const said = async (pdf: Uint8Array): Promise<string> => {
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
};
const payer = (language: Language) => ({ name: 'Ana Ruiz', email: 'ana@example.com', language });

const DOCUMENT = {
  year: 2026,
  bonuses: '500.00',
  rewards: '50.00',
  corrections: '0.00',
  total: '550.00',
  threshold: '2000.00',
  isReported: false,
  isFinal: false,
};

const statement = (language: Language, change: Partial<typeof DOCUMENT> = {}) =>
  new PdfStatementPrinter().print({
    document: { ...DOCUMENT, ...change },
    profile: null,
    payer: payer(language),
    printedOn: '2026-11-20',
  });

const receipt = (language: Language) =>
  new PdfReceiptPrinter().print({
    payment: {
      id: '01890a5d-ac96-774b-bcce-b302099a8057',
      paymentIntentId: 'pi_1',
      status: 'succeeded',
      actions: [],
      amount: '1000.00',
      currency: 'usd',
      clientSecret: null,
      lines: [{ kind: CHARGE_NAMES.bonus, label: 'Referral bonus × 2', amount: '1000.00' }],
      description: 'Referral bonus × 2',
      referralId: null,
      workerName: null,
      referrals: [{ referralId: '01890a5d-ac96-774b-bcce-b302099a8058', workerName: null, amount: '500.00' }],
      refunded: '20.00',
      invoice: { id: '01890a5d-ac96-774b-bcce-b302099a8059', number: 'INV-000012' },
      createdAt: '2026-11-20T12:00:00.000Z',
      paidAt: '2026-11-20T12:00:00.000Z',
    },
    payer: payer(language),
  });

describe('documents in Spanish', () => {
  it('the statement of a year is complete, and has no English', async () => {
    const text = await said(await statement('es', { isFinal: true, isReported: true, corrections: '-1.00' }));
    expect(text).toContain('Ganancias de 2026 Resumen anual, del 1 de enero al 31 de diciembre de 2026');
    expect(text).toContain('Bonos por recomendación $500.00');
    expect(text).toContain('Declaramos este total en el formulario 1099-NEC');
    expect(text).toContain('Página 1 de 1');
    expect(text).not.toMatch(/Earnings|Paid|Rewards|report this|Page/);
    expect(await said(await statement('es'))).toContain('desde $2,000.00');
  });

  it('a receipt is complete, and has no English', async () => {
    const text = await said(await receipt('es'));
    expect(text).toContain('Bono por recomendación × 2 $1,000.00');
    expect(text).toContain('Reembolsado $20.00');
    expect(text).toContain('Antiguo miembro $500.00');
    expect(text).not.toMatch(/Receipt|Paid|Referral|Refunded|Who|member|Page/);
  });
});

it('the same documents are complete in English', async () => {
  const text = await said(await statement('en'));
  expect(text).toContain('Earnings in 2026 So far: January 1, 2026 to November 20, 2026');
  expect(text).toContain('We report a year on Form 1099-NEC from $2,000.00 on.');
  expect(await said(await receipt('en'))).toContain('Referral bonus × 2 $1,000.00');
});
