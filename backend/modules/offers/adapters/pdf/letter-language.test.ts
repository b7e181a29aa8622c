import { extractText } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { OfferLetter } from '../../domain/letter/offer-letter.ts';
import type { OfferTerms } from '../../domain/letter/offer-letter-record.ts';
import { NOON, offerTerms } from '../../testing/offer-terms.ts';
import { HashedConsents } from '../signature/hashed-consents.ts';
import { createSelfSignedCertificate } from '../signature/self-signed-certificate.ts';
import { LetterLanguage } from './letter-language.ts';
import { PdfLetterPrinter } from './pdf-letter-printer.ts';
import { PdfTimestamps } from './pdf-timestamps.ts';

let printer: PdfLetterPrinter;

beforeAll(async () => {
  const certificate = await createSelfSignedCertificate(NOON);
  const certificates = { current: async () => certificate };
  printer = new PdfLetterPrinter(certificates, new PdfTimestamps(null), 'https://crewvine.test');
});

/** Read back from the file, with single spaces. */
async function wordsOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return text.replaceAll(/\s+/gu, ' ');
}

function sentLetter(change: Partial<OfferTerms> = {}): OfferLetter {
  const terms = { benefits: 'Health Insurance and Paid Holidays', schedule: 'Full-time', payRate: '25' };
  const letter = OfferLetter.draft(offerTerms({ ...terms, ...change }), NOON);
  letter.send({ nonce: 'nonce', tokenHash: 'hash', copiedTokenHash: 'copied' }, 'builtin', NOON);
  return letter;
}

describe('a letter for a Spanish reader', () => {
  it("a Spanish reader's letter has both languages in each section, and says in both that English binds", async () => {
    const words = await wordsOf(
      await printer.print(sentLetter(), { now: NOON, language: 'es', timeZone: 'UTC' }),
    );
    const pairs = [
      ['Offer of employment', 'Oferta de empleo'],
      ['The English text is the legal one', 'El texto en inglés es el que vale legalmente'],
      ['Please answer by March 9, 2026', 'Responda a más tardar el 9 de marzo de 2026'],
      ['Dear Walt Ames,', 'Para Walt Ames:'],
      ['is pleased to offer you the position of Framer', 'tiene el gusto de ofrecerle el puesto de Framer'],
      ['TERMS OF THE OFFER', 'TÉRMINOS DE LA OFERTA'],
      ['Pay $25.00 per hour', 'Salario $25.00 por hora'],
      ['Start date March 16, 2026', 'Fecha de inicio 16 de marzo de 2026'],
      ['Schedule Full-time', 'Horario Tiempo completo'],
      ['Health Insurance and Paid Holidays', 'Seguro médico y Días festivos pagados'],
      ['CONDITIONS', 'CONDICIONES'],
      ['ADDITIONAL TERMS', 'TÉRMINOS ADICIONALES'],
      ['For the employer', 'Por el empleador'],
      ['Sent on March 2, 2026', 'Enviada el 2 de marzo de 2026'],
      ['Dana Reyes', 'Superintendent, Lone Star Builders'],
    ];
    for (const [english = '', spanish = ''] of pairs) {
      expect(words).toContain(english);
      expect(words).toContain(spanish);
    }
  });

  it("an employer's own words appear once, as written", async () => {
    const words = await wordsOf(
      await printer.print(sentLetter(), { now: NOON, language: 'es', timeZone: 'UTC' }),
    );
    for (const own of ['A clean background check', 'Tools are provided', 'Austin, TX'])
      expect(words.split(own)).toHaveLength(2);
  });

  it('both languages are signed, and so is the record of the signature', async () => {
    const letter = sentLetter();
    const answer = { acceptedTerms: true, name: 'José Peña', esignConsent: true, ip: null, userAgent: null };
    letter.sign(answer, NOON);
    const consent = new HashedConsents().in('letter', 'es');
    const page = { channel: 'page', maskedAddress: '203.0.113.•••', link: 'sent', at: NOON } as const;
    const events = [{ kind: 'viewed', ...page } as const, { kind: 'signed', ...page } as const];
    const { bytes } = await printer.printSigned(letter, {
      consent,
      events,
      language: 'es',
      timeZone: 'UTC',
    });
    const words = await wordsOf(bytes);
    for (const said of [
      'Record of the electronic signature',
      'Registro de la firma electrónica',
      'Shown on the signing page in Spanish, word for word',
      'Se mostró en la página de firma en español, palabra por palabra',
      'Por el empleador Dana Reyes, Superintendent, Lone Star Builders',
      'Page viewed',
      'Sent by Crewvine to the candidate',
      'Enviado por Crewvine al candidato',
      'Página vista',
      'Firmada electrónicamente el 2 de marzo de 2026',
      'No sale de su dispositivo.',
    ])
      expect(words).toContain(said);
    expect(words.split(consent.statement)).toHaveLength(2);
  });

  it.each([
    ['$32/hora', 'Pay $32/hour', 'Salario $32/hora'],
    ['$2600/two weeks', 'Pay $2600/two weeks', 'Salario $2600/dos semanas'],
  ])("a Spanish reader's letter has %j in both languages", async (payRate, english, spanish) => {
    const letter = sentLetter({ payRate });
    const words = await wordsOf(await printer.print(letter, { now: NOON, language: 'es', timeZone: 'UTC' }));
    expect(words).toContain(english);
    expect(words).toContain(spanish);
  });

  it('every page of a draft is marked', async () => {
    const draft = OfferLetter.draft(offerTerms({ customTerms: 'A long term. '.repeat(400) }), NOON);
    const { text: pages } = await extractText(
      new Uint8Array(await printer.print(draft, { now: NOON, language: 'es', timeZone: 'UTC' })),
    );
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain('DRAFT · BORRADOR');
    expect(
      await wordsOf(await printer.print(sentLetter(), { now: NOON, language: 'en', timeZone: 'UTC' })),
    ).not.toContain('DRAFT');
  });

  it('a paper signature is not drawn', async () => {
    const letter = sentLetter({ workerName: 'Xavier Quill' });
    letter.signOnPaper(NOON, NOON, 'By mail');
    const words = await wordsOf(await printer.print(letter, { now: NOON, language: 'en', timeZone: 'UTC' }));
    expect(words).toContain('Signed on paper on March 2, 2026');
    expect(words.split('Xavier Quill')).toHaveLength(3);
  });
});

describe('the days of a letter', () => {
  // At noon in Greenwich it is morning in Denver, and the day after on Kiritimati.
  it.each([
    ['America/Denver', 'March 2, 2026', 'March 9, 2026 at 6:00:00 AM MDT', '6:00:00 a.m. MDT'],
    ['Pacific/Kiritimati', 'March 3, 2026', 'March 10, 2026 at 2:00:00 AM GMT+14', '2:00:00 a.m. GMT+14'],
  ])(
    'a letter uses the days of %s, and its times name the zone',
    async (timeZone, sentOn, until, untilInSpanish) => {
      const words = await wordsOf(await printer.print(sentLetter(), { now: NOON, language: 'es', timeZone }));
      expect(words).toContain(`Sent on ${sentOn}`);
      expect(words).toContain(`Please answer by ${until}`);
      expect(words).toContain(untilInSpanish);
      expect(words).toContain('Start date March 16, 2026');
    },
  );
});

describe('the words of a letter', () => {
  it.each([
    ['$25/hour', '$25/hora'],
    ['$60k / year', '$60k/año'],
    ['twenty an hour', 'twenty an hour'],
    ['65 000', '$65,000.00 por año'],
  ])('a letter prints %j as the forms write it, and other words unchanged', (written, said) => {
    const salary = { payType: 'salary', payAmountCents: 65_000_00 } as const;
    const letter = OfferLetter.draft(offerTerms({ payRate: written, ...salary }), NOON);
    expect(new LetterLanguage('es', 'UTC').pay(letter)).toBe(said);
  });
});
