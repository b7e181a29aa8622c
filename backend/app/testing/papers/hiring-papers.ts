import { newId } from '#kernel/ids.ts';
import { PdfConsentPrinter } from '#modules/checks/adapters/pdf/pdf-consent-printer.ts';
import { PdfNoticePrinter } from '#modules/checks/adapters/pdf/pdf-notice-printer.ts';
import { PdfPaperFormPrinter } from '#modules/checks/adapters/pdf/pdf-paper-form-printer.ts';
import { PdfReportPrinter } from '#modules/checks/adapters/pdf/pdf-report-printer.ts';
import type { ConsentRecord } from '#modules/checks/application/ports.ts';
import { PdfFormPrinter } from '#modules/eligibility/adapters/pdf/pdf-form-printer.ts';
import { SECTION1 } from '#modules/eligibility/testing/sample-section1.ts';
import { PdfPosterPrinter } from '#modules/jobs/adapters/pdf/pdf-poster-printer.ts';
import { PdfLetterPrinter } from '#modules/offers/adapters/pdf/pdf-letter-printer.ts';
import { PdfTimestamps } from '#modules/offers/adapters/pdf/pdf-timestamps.ts';
import { createSelfSignedCertificate } from '#modules/offers/adapters/signature/self-signed-certificate.ts';
import { OfferLetter } from '#modules/offers/domain/letter/offer-letter.ts';
import { offerTerms } from '#modules/offers/testing/offer-terms.ts';
import { PRINTED_AT, type Paper, type Written } from './paper.ts';

const UTC = { now: PRINTED_AT, language: 'en', timeZone: 'UTC' } as const;

async function letterPrinter(): Promise<PdfLetterPrinter> {
  const certificate = await createSelfSignedCertificate(PRINTED_AT);
  const certificates = { current: async () => certificate };
  return new PdfLetterPrinter(certificates, new PdfTimestamps(null), 'https://crewvine.test');
}

/** One for all: its certificate takes a while to make. */
const LETTERS = letterPrinter();

const LETTER_TERMS = [
  'workerName',
  'jobTitle',
  'company',
  'workLocation',
  'schedule',
  'benefits',
  'conditions',
  'customTerms',
  'signatoryName',
  'signatoryTitle',
] as const;

function signedLetter(written: Written): OfferLetter {
  const terms = Object.fromEntries(LETTER_TERMS.map((term) => [term, written(term)]));
  const letter = OfferLetter.draft(offerTerms(terms), PRINTED_AT);
  letter.send({ nonce: 'nonce', tokenHash: 'hash', copiedTokenHash: 'copied' }, 'builtin', PRINTED_AT);
  const signature = { acceptedTerms: true, name: written('signature'), esignConsent: true };
  letter.sign({ ...signature, ip: '203.0.113.7', userAgent: 'A browser' }, PRINTED_AT);
  return letter;
}

const signing = {
  formId: newId<'i9_form'>(),
  at: PRINTED_AT,
  ip: '203.0.113.9',
  userAgent: null,
  userId: null,
} as const;

function i9Form(written: Written): Promise<Uint8Array> {
  const someone = { middleInitial: null, city: written('city'), state: 'TX', zip: '78701' } as const;
  const worker = { actor: 'worker', by: 'sent_link', numbers: {}, reason: null } as const;
  return new PdfFormPrinter().print(
    {
      formId: signing.formId,
      workerName: 'Bo Li',
      company: 'Hill Co',
      timeZone: 'America/Chicago',
      cases: [],
      entries: [
        {
          ...signing,
          ...worker,
          id: newId<'i9_entry'>(),
          kind: 'section1',
          reason: written('reason'),
          data: {
            ...SECTION1,
            ...someone,
            lastName: written('lastName'),
            firstName: written('firstName'),
            otherLastNames: written('otherLastNames'),
            address: written('address'),
            signature: written('signature'),
          },
        },
        {
          ...signing,
          ...worker,
          id: newId<'i9_entry'>(),
          kind: 'supplement_a',
          data: {
            ...someone,
            lastName: written('preparer'),
            firstName: 'Ana',
            address: '1 Oak St',
            signature: written('preparerSignature'),
            signedOn: '2026-11-20',
          },
        },
        {
          ...signing,
          id: newId<'i9_entry'>(),
          kind: 'section2',
          actor: 'employer',
          by: 'account',
          numbers: {},
          reason: null,
          data: {
            documents: [],
            section: {
              firstDayOn: '2026-11-20',
              additionalInformation: written('additionalInformation'),
              lateReason: written('lateReason'),
              usedAlternative: false,
              representativeName: written('representativeName'),
              representativeTitle: written('representativeTitle'),
              signature: written('representativeSignature'),
              signedOn: '2026-11-20',
              businessName: written('businessName'),
              businessAddress: written('businessAddress'),
            },
          },
        },
      ],
    },
    PRINTED_AT,
  );
}

const consent = (written: Written): ConsentRecord => ({
  consentId: newId(),
  company: written('company'),
  jobTitle: written('jobTitle'),
  candidateName: written('candidateName'),
  packageType: 'basic',
  includes: ['Identity and address history'],
  provider: written('provider'),
  language: 'en',
  disclosureVersion: 'v1.0',
  esign: null,
  signature: written('signature'),
  acknowledged: true,
  link: 'sent',
  codeSentTo: '•••-•••-••03',
  ip: '203.0.113.9',
  userAgent: null,
  signedAt: PRINTED_AT,
  timeZone: 'America/Chicago',
});

/** Papers for workers, and for walls. */
export const HIRING_PAPERS: readonly Paper[] = [
  {
    name: 'a letter',
    printer: 'LetterDrawing',
    fields: [...LETTER_TERMS],
    print: async (written) => (await LETTERS).print(signedLetter(written), UTC),
  },
  {
    name: 'a signed letter',
    printer: 'LetterDrawing',
    fields: ['workerName', 'signature'],
    print: async (written) => {
      const circumstances = { consent: null, events: [], language: 'es', timeZone: 'UTC' } as const;
      return (await (await LETTERS).printSigned(signedLetter(written), circumstances)).bytes;
    },
  },
  {
    name: 'an addendum',
    printer: 'LetterDrawing',
    fields: ['workerName', 'company', 'terms'],
    print: async (written) =>
      (await LETTERS).print(OfferLetter.addendum(signedLetter(written), written('terms'), PRINTED_AT), UTC),
  },
  {
    name: 'Form I-9',
    printer: 'PdfFormPrinter',
    fields: ['lastName', 'address', 'signature', 'reason', 'preparer', 'representativeName', 'businessName'],
    print: i9Form,
  },
  {
    name: 'the consent to a check',
    printer: 'PdfConsentPrinter',
    fields: ['company', 'jobTitle', 'candidateName', 'provider', 'signature'],
    print: async (written) => (await new PdfConsentPrinter().print(consent(written))).bytes,
  },
  {
    name: 'the consent that is signed with a pen',
    printer: 'PdfPaperFormPrinter',
    fields: ['company', 'jobTitle', 'candidateName', 'provider'],
    print: async (written) => new PdfPaperFormPrinter().print(consent(written)),
  },
  {
    name: 'the notice because of a report',
    printer: 'PdfNoticePrinter',
    fields: ['candidateName', 'jobTitle', 'employerCompany', 'agency', 'agencyContact', 'note'],
    print: (written) =>
      new PdfNoticePrinter().print({
        name: 'notice',
        kind: 'background_check',
        language: 'es',
        on: '2026-11-20',
        candidateName: written('candidateName'),
        jobTitle: written('jobTitle'),
        employerCompany: written('employerCompany'),
        agency: written('agency'),
        agencyContact: written('agencyContact'),
        findings: [{ screening: 'identity', result: 'consider', note: written('note') }],
        link: null,
      }),
  },
  {
    name: 'a report as its agency has it',
    printer: 'PdfReportPrinter',
    fields: ['agency', 'contact', 'candidateName', 'lastName'],
    print: (written) => {
      const [agency, contact, candidateName] = [
        written('agency'),
        written('contact'),
        written('candidateName'),
      ];
      const data = { last_name: written('lastName') };
      return new PdfReportPrinter().print({ agency, contact, candidateName, data });
    },
  },
  {
    name: 'the poster of a job',
    printer: 'PdfPosterPrinter',
    fields: ['title', 'company', 'location', 'payRate', 'schedule'],
    print: (written) => {
      const [title, company, location] = [written('title'), written('company'), written('location')];
      const work = { title, company, location, payRate: written('payRate'), schedule: written('schedule') };
      const job = { ...work, bonusCents: 0, createdAt: PRINTED_AT.toISOString() };
      return new PdfPosterPrinter([{ percent: 100, days: 30 }]).print(job, 'https://crewvine.test/?job=1');
    },
  },
];
