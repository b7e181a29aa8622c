import { asId } from '#kernel/ids.ts';
import { I9Form } from '../domain/form/i9-form.ts';
import type { Section1, Section2, ShownDocument } from '../domain/form/i9-record.ts';
import type { HireFacts } from '../domain/form/new-form.ts';
import { SECTION1 } from './sample-section1.ts';
import { USUAL_TERMS } from './usual-terms.ts';

export const NOON = new Date('2026-11-16T18:00:00Z');
export const OWNER = asId<'user'>('owner');

/** Midday at the job. */
export const at = (day: string): Date => new Date(`${day}T18:00:00Z`);

export const SECTION2: Section2 = {
  firstDayOn: '2026-11-18',
  additionalInformation: null,
  usedAlternative: false,
  representativeName: 'Stone, Rosa',
  representativeTitle: 'Owner',
  signature: 'Rosa Stone',
  signedOn: '2026-11-18',
  businessName: 'Hill Country Builders',
  businessAddress: '500 Congress Ave, Austin, TX',
};

export const shown = (
  kind: ShownDocument['kind'],
  expiresOn: string | null,
  isReceipt = false,
): ShownDocument => ({ kind, authority: 'An authority', numberLast4: '1234', expiresOn, isReceipt });

export const PERMIT = shown('employment_authorization', '2027-03-31');

export function openedForm(startsOn: string | null = '2026-11-18', others: Partial<HireFacts> = {}): I9Form {
  const facts: HireFacts = {
    referralId: asId<'referral'>('referral'),
    jobId: asId<'job'>('job'),
    employerId: OWNER,
    workerName: 'Bo Li',
    workerEmail: null,
    jobTitle: 'Framer',
    company: 'Hill Country Builders',
    timeZone: 'America/Chicago',
    startsOn,
    usesEverify: false,
    copiesDocuments: false,
    ...USUAL_TERMS,
    ...others,
  };
  return I9Form.open(facts, NOON);
}

export function signedForm(section: Partial<Section1> = {}): I9Form {
  const form = openedForm();
  form.signSection1({ ...SECTION1, ...section }, { ip: '203.0.113.9' }, NOON);
  return form;
}

export function completeForm(
  documents: readonly ShownDocument[] = [PERMIT],
  section: Partial<Section1> = {},
): I9Form {
  const form = signedForm(section);
  form.signSection2(SECTION2, documents, OWNER, at('2026-11-18'));
  return form;
}
