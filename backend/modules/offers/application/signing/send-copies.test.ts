import { expect, it } from 'vitest';
import { asId, newId } from '#kernel/ids.ts';
import type { Email, TextMessage } from '#modules/notifications/index.ts';
import type { LetterEvent } from '../../domain/signing/letter-event.ts';
import { NOON } from '../../testing/offer-terms.ts';
import { SendCopies, SIGNED_DOCUMENT, type SignedParties } from './send-copies.ts';

const PARTIES: SignedParties = {
  id: newId<'offer_letter'>(),
  signingNonce: 'n',
  signingTokenHash: 'h',
  copiedTokenHash: 'c',
  referralId: asId<'referral'>('r'),
  jobId: asId<'job'>('j'),
  employerId: asId<'user'>('e'),
  addendumTo: null,
  isConsentWithdrawn: false,
  jobTitle: 'Framer',
  company: 'Hill Co',
  workerName: 'Bo Li',
  workerPhone: '+15125550103',
  workerEmail: 'bo@example.com',
  workerLanguage: 'es',
  employerEmail: 'hc@example.com',
  employerPhone: '+15125550199',
  employerLanguage: 'en',
};

const FIRST_DAY = {
  when: 'Mon, Dec 7',
  place: '12 Oak St',
  contact: 'Mia',
  link: 'https://crewvine.test/first-day/t',
};

async function copiesOf(changes: Partial<SignedParties> = {}, when = FIRST_DAY.when) {
  const mailings: string[] = [];
  const emails: Email[] = [];
  const texts: TextMessage[] = [];
  const record: LetterEvent[] = [];
  await new SendCopies({
    letters: { parties: async () => ({ ...PARTIES, ...changes }) },
    links: { urlOf: () => 'https://crewvine.test/sign-offer/t' },
    emails: { send: async (email) => void emails.push(email) },
    notifier: { text: async (text) => void texts.push(text) },
    requests: { addMailing: async (id) => void mailings.push(id) },
    record: { add: async (_id, events) => void record.push(...events) },
    hiring: { firstDay: async () => ({ ...FIRST_DAY, when }) },
    clock: { now: () => NOON },
    publicUrl: 'https://crewvine.test',
  }).run(PARTIES.id);
  return { emails, texts, record, mailings };
}

it('both sides get the document by email, each in their language', async () => {
  const { emails, texts, record } = await copiesOf();
  expect(emails).toMatchObject([
    { kind: 'signed_first_day', to: 'bo@example.com', language: 'es', data: FIRST_DAY },
    { kind: 'offer_signed_copy' },
  ]);
  expect(emails).toMatchObject([
    {
      to: 'bo@example.com',
      language: 'es',
      senderId: PARTIES.employerId,
      attachment: { source: SIGNED_DOCUMENT, id: PARTIES.id },
    },
    {
      to: 'hc@example.com',
      language: 'en',
      senderId: null,
      attachment: { source: SIGNED_DOCUMENT, id: PARTIES.id },
    },
  ]);
  expect(texts).toEqual([]);
  expect(record.map(({ maskedAddress }) => maskedAddress)).toEqual(['b•••@example.com', 'h•••@example.com']);
});

it('a worker without an email gets a link by text, and one who cannot be reached gets nothing', async () => {
  const { emails, texts, record } = await copiesOf({
    workerEmail: null,
    employerEmail: null,
    employerPhone: null,
  });
  expect(emails).toEqual([]);
  expect(texts).toMatchObject([{ kind: 'signed_first_day', to: '+15125550103', data: FIRST_DAY }]);
  expect(record).toMatchObject([{ kind: 'copy_sent', channel: 'text', maskedAddress: '•••-•••-••03' }]);
});

it('the text has only the copy if the letter has no start date', async () => {
  const { texts } = await copiesOf({ workerEmail: null }, '');
  expect(texts).toMatchObject([
    { kind: 'offer_signed_copy', to: '+15125550103', data: { link: 'https://crewvine.test/sign-offer/t' } },
  ]);
});

it('the messages call an addendum an addendum', async () => {
  const { emails } = await copiesOf({ addendumTo: newId<'offer_letter'>() });
  expect(emails).toMatchObject([
    { kind: 'addendum_signed_copy', attachment: { fileName: 'addendum-signed.pdf' } },
    { kind: 'addendum_signed_copy', to: 'hc@example.com' },
  ]);
  const { texts } = await copiesOf({
    addendumTo: newId<'offer_letter'>(),
    workerEmail: null,
    employerEmail: null,
  });
  expect(texts).toMatchObject([{ kind: 'addendum_signed_copy' }, { kind: 'addendum_signed_copy' }]);
});

it("after the worker withdrew the consent, only the employer gets an email, and the worker's copy is mailed", async () => {
  for (const workerEmail of [PARTIES.workerEmail, null]) {
    const { emails, texts, mailings } = await copiesOf({ workerEmail, isConsentWithdrawn: true });
    expect(emails.map(({ to }) => to)).toEqual(['hc@example.com']);
    expect(texts).toEqual([]);
    expect(mailings).toEqual([PARTIES.id]);
  }
});
