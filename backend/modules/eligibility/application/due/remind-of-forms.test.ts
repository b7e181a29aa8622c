import { describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { I9Form } from '../../domain/form/i9-form.ts';
import { dayIn } from '../../domain/due/i9-dates.ts';
import type { Section2, ShownDocument } from '../../domain/form/i9-record.ts';
import { SECTION1 } from '../../testing/sample-section1.ts';
import { NotifyI9Parties } from '../notify-i9-parties.ts';
import { RemindOfForms } from './remind-of-forms.ts';
import { USUAL_TERMS } from '../../testing/usual-terms.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const OWNER = asId<'user'>('owner');
const REFERRAL = {
  referralId: asId<'referral'>('referral'),
  jobId: asId<'job'>('job'),
  employerId: OWNER,
  workerName: 'Bo Li',
  workerPhone: '+15125550100',
  workerEmail: 'bo@example.com',
};

const SECTION2: Section2 = {
  firstDayOn: '2026-11-23',
  additionalInformation: null,
  usedAlternative: false,
  representativeName: 'Stone, Rosa',
  representativeTitle: 'Owner',
  businessName: 'Hill Country Builders',
  businessAddress: '500 Congress Ave, Austin, TX 78701',
  signature: 'Rosa Stone',
  signedOn: '2026-11-23',
};

const shown = (change: Partial<ShownDocument>): ShownDocument => ({
  kind: 'drivers_license',
  authority: 'Texas',
  numberLast4: '7265',
  expiresOn: '2040-01-01',
  isReceipt: false,
  ...change,
});
const SSN_CARD = shown({ kind: 'ssn_card', expiresOn: null });

function openForm(timeZone: string, startsOn: string, at: string): I9Form {
  const { workerPhone: _phone, ...parties } = REFERRAL;
  const job = { jobTitle: 'Framer', company: 'Hill Country Builders', timeZone, startsOn };
  return I9Form.open(
    { ...parties, ...job, ...USUAL_TERMS, usesEverify: false, copiesDocuments: false },
    new Date(at),
  );
}

type Told = readonly [day: string, who: string, what: string];

/** Everything that is said about a form, hour by hour from one instant to another, with its day at the job's place. */
async function told(form: I9Form, from: string, to: string): Promise<readonly Told[]> {
  const said: Told[] = [];
  let now = new Date(from);
  const today = (): string => dayIn(form.timeZone, now);
  const notifier = {
    text: async ({ to: phone, email, kind }: { to: string; email?: string | null; kind: string }) =>
      void said.push([today(), `${phone}, ${email}`, kind]),
    notify: async ({ userId, kind }: { userId: string; kind: string }) =>
      void said.push([today(), userId, kind]),
    takeBack: async () => undefined,
  };
  const reader = {
    workerLanguage: async () => 'en' as const,
    toRemind: async () =>
      form.nextReminderOn !== null && form.nextReminderOn <= today()
        ? [{ id: form.id, referralId: form.referralId }]
        : [],
  };
  const needs = {
    unitOfWork: { transaction: <T>(work: () => Promise<T>): Promise<T> => work() },
    hiring: { lockReferral: async () => REFERRAL },
    forms: { find: async () => form, save: async () => undefined },
    dispatch: { sentUrl: async () => 'https://crewvine.test/i9/token' },
    reader,
    people: new NotifyI9Parties({ notifier, reader }),
    trail: { add: async () => undefined },
    clock: { now: () => now },
  };
  const reminding = new RemindOfForms(needs as unknown as ConstructorParameters<typeof RemindOfForms>[0]);
  for (; now < new Date(to); now = new Date(now.getTime() + HOUR_MS)) await reminding.run();
  return said;
}

const WORKER = '+15125550100, bo@example.com';

describe('reminders of section 2', () => {
  // Work begins on Monday, Thanksgiving is no business day: due on Friday the 27th.
  it('the employer’s reminders skip a federal holiday, and the worker gets one with the first of them', async () => {
    const form = openForm('America/Chicago', '2026-11-23', '2026-11-20T18:00:00Z');
    form.signSection1(SECTION1, { ip: '203.0.113.9' }, new Date('2026-11-20T18:00:00Z'));
    expect(await told(form, '2026-11-20T18:00:00Z', '2026-12-20T18:00:00Z')).toEqual([
      ['2026-11-24', WORKER, 'i9_documents'],
      ['2026-11-24', OWNER, 'i9_section2_due'],
      ['2026-11-26', OWNER, 'i9_section2_due'],
      ['2026-11-27', OWNER, 'i9_section2_due'],
      ['2026-11-28', OWNER, 'i9_section2_due'],
    ]);
  });

  it.each([
    ['America/New_York', '2026-11-24T05:00:00Z'],
    ['America/Chicago', '2026-11-24T06:00:00Z'],
    ['Pacific/Honolulu', '2026-11-24T10:00:00Z'],
    ['Pacific/Guam', '2026-11-23T14:00:00Z'],
  ])('reminders begin with the day at the job’s place: %s', async (timeZone, midnight) => {
    const form = openForm(timeZone, '2026-11-23', '2026-11-20T18:00:00Z');
    form.signSection1(SECTION1, { ip: '203.0.113.9' }, new Date('2026-11-20T18:00:00Z'));
    expect(await told(form, '2026-11-22T00:00:00Z', midnight)).toEqual([]);
    const next = new Date(new Date(midnight).getTime() + HOUR_MS).toISOString();
    expect(await told(form, midnight, next)).toHaveLength(2);
  });

  it('reminders end with the signature of section 2', async () => {
    const form = openForm('America/Chicago', '2026-11-23', '2026-11-20T18:00:00Z');
    form.signSection1(SECTION1, { ip: '203.0.113.9' }, new Date('2026-11-20T18:00:00Z'));
    expect(await told(form, '2026-11-24T12:00:00Z', '2026-11-24T20:00:00Z')).toHaveLength(2);
    form.signSection2(SECTION2, [shown({}), SSN_CARD], OWNER, new Date('2026-11-24T20:00:00Z'));
    // From here on the permission to work is what runs out, in June.
    const later = await told(form, '2026-11-24T20:00:00Z', '2027-01-24T20:00:00Z');
    expect(later).toEqual([]);
  });
});

describe('reminders of documents', () => {
  const signed = (documents: readonly ShownDocument[], workUntil: string | null): I9Form => {
    const form = openForm('America/Chicago', '2026-11-23', '2026-11-20T18:00:00Z');
    form.signSection1({ ...SECTION1, workUntil }, { ip: '203.0.113.9' }, new Date('2026-11-20T18:00:00Z'));
    form.signSection2(SECTION2, documents, OWNER, new Date('2026-11-23T18:00:00Z'));
    return form;
  };
  const around = (day: string, days: number): string =>
    new Date(Date.parse(`${day}T18:00:00Z`) + days * DAY_MS).toISOString();

  it('both are reminded of a receipt 14 and 3 days before the ninetieth day, on it, and until the document is shown', async () => {
    const receipt = shown({ isReceipt: true, expiresOn: null });
    const form = signed([receipt, SSN_CARD], null);
    expect(await told(form, around('2026-11-23', 0), around('2027-02-21', 60))).toEqual([
      ['2027-02-07', WORKER, 'i9_documents_again'],
      ['2027-02-07', OWNER, 'i9_documents_expire'],
      ['2027-02-18', OWNER, 'i9_documents_expire'],
      ['2027-02-21', OWNER, 'i9_documents_expire'],
      ['2027-02-22', OWNER, 'i9_documents_expire'],
      ['2027-02-28', OWNER, 'i9_documents_expire'],
      ['2027-03-07', OWNER, 'i9_documents_expire'],
      ['2027-03-14', OWNER, 'i9_documents_expire'],
      // From here on every four weeks.
      ['2027-04-11', OWNER, 'i9_documents_expire'],
    ]);
  });

  it('both are reminded of an expiring document ninety days ahead, three more times, and after the day', async () => {
    const permit = shown({ kind: 'employment_authorization', expiresOn: '2027-06-30' });
    const form = signed([permit], '2027-06-30');
    expect(await told(form, around('2026-11-23', 0), around('2027-06-30', 30))).toEqual([
      ['2027-04-01', WORKER, 'i9_documents_again'],
      ['2027-04-01', OWNER, 'i9_documents_expire'],
      ['2027-05-31', OWNER, 'i9_documents_expire'],
      ['2027-06-23', OWNER, 'i9_documents_expire'],
      ['2027-06-30', OWNER, 'i9_documents_expire'],
      ['2027-07-01', OWNER, 'i9_documents_expire'],
      ['2027-07-07', OWNER, 'i9_documents_expire'],
      ['2027-07-14', OWNER, 'i9_documents_expire'],
      ['2027-07-21', OWNER, 'i9_documents_expire'],
    ]);
  });
});
