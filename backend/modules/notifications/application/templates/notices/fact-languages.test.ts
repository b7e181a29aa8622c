import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/http/vocabulary/language.ts';
import type {
  NOTIFICATION_KINDS,
  NotificationData,
  NotificationKind,
} from '#contract/notifications/vocabulary/notification-kinds.ts';
import { timesAtPlace } from '#contract/notifications/vocabulary/times-at-place.ts';
import { allNotices } from '#modules/notifications/testing/sample-messages.ts';
import { digestAsMail } from '../render-digest.ts';
import { noticeAsMail, noticeAsText, noticeText, WORDS } from '../render-messages.ts';

type FactName = (typeof NOTIFICATION_KINDS)[NotificationKind]['facts'][number];

/** `translated` facts are stored in no language. A phrase that we write in one language fits no group: do not store one. */
const FACTS: Readonly<Record<FactName, 'id' | 'typed' | 'figure' | 'translated'>> = {
  referralId: 'id',
  jobId: 'id',
  offerLetterId: 'id',
  paymentId: 'id',
  withdrawalId: 'id',
  savedSearchId: 'id',
  boardId: 'id',
  postId: 'id',
  replyId: 'id',
  eventId: 'id',
  caseId: 'id',
  actionId: 'id',
  reportId: 'id',
  rateeId: 'id',
  workerName: 'typed',
  personName: 'typed',
  referenceName: 'typed',
  jobTitle: 'typed',
  jobTitles: 'typed',
  company: 'typed',
  searchName: 'typed',
  boardName: 'typed',
  postTitle: 'typed',
  eventTitle: 'typed',
  excerpt: 'typed',
  reason: 'typed',
  note: 'typed',
  /** A brand name. */
  plan: 'typed',
  stars: 'figure',
  amount: 'figure',
  last4: 'figure',
  year: 'figure',
  threshold: 'figure',
  invoice: 'figure',
  count: 'figure',
  limit: 'figure',
  budget: 'figure',
  status: 'translated',
  service: 'translated',
  when: 'translated',
};
const TRANSLATED = new Set(Object.keys(FACTS).filter((name) => FACTS[name as FactName] === 'translated'));

const TUESDAY = { en: 'Tue, Dec 1, 9:00 AM CST', es: 'mar, 1 de dic, 9:00 a.m. CST' };
const WEDNESDAY = { en: 'Wed, Dec 2, 9:00 AM CST', es: 'mié, 2 de dic, 9:00 a.m. CST' };
/** The words of each stored fact of the samples. */
const SPOKEN: Readonly<Record<string, { readonly en: string; readonly es: string }>> = {
  reviewing: { en: 'Under review', es: 'En revisión' },
  offer_sent: { en: 'Offer Sent', es: 'Oferta enviada' },
  drug_test: { en: WORDS.en.services['drug_test'] ?? '', es: WORDS.es.services['drug_test'] ?? '' },
  i9_verification: {
    en: WORDS.en.services['i9_verification'] ?? '',
    es: WORDS.es.services['i9_verification'] ?? '',
  },
  '2026-12-01T15:00:00.000Z[America/Chicago]': TUESDAY,
  '2026-12-01T15:00:00.000Z 2026-12-02T15:00:00.000Z[America/Chicago]': {
    en: `${TUESDAY.en}; ${WEDNESDAY.en}`,
    es: `${TUESDAY.es}; ${WEDNESDAY.es}`,
  },
};

const ORIGIN = 'https://app.crewvine.example';
const LINKS = { publicUrl: ORIGIN, unsubscribe: { page: `${ORIGIN}/end`, call: `${ORIGIN}/api/end` } };
const notices = allNotices().map((notice) => [notice.kind, notice] as const);
type Notice = (typeof notices)[number][1];

function translatedIn({ data }: Notice): readonly string[] {
  const facts = Object.entries<string>(data).filter(([name]) => TRANSLATED.has(name));
  return facts.map(([, fact]) => fact);
}

describe.each(LANGUAGES)('a notice that is read in %s', (language) => {
  it.each(notices)('the stored facts of %s read in the language of every channel', (_kind, notice) => {
    const { kind, data } = notice;
    const { title, message } = noticeText(notice, language);
    const messages = [
      `${title} ${message}`,
      noticeAsText(notice, language),
      noticeAsMail(notice, language, { publicUrl: ORIGIN, unsubscribe: null }).text,
      digestAsMail([{ kind, facts: data }], language, LINKS).text,
    ];
    for (const fact of translatedIn(notice))
      for (const words of messages) {
        expect(words.replaceAll('\n', ' ')).toContain(SPOKEN[fact]?.[language] ?? 'words of this fact');
        expect(words).not.toContain(fact);
      }
    expect(messages.join(' ')).not.toContain('[America/Chicago]');
  });

  it('an older notice reads as it was written', () => {
    for (const when of ['mar, 1 de dic, 9:00 a.m. CST', 'Tue, Dec 1, 9:00 AM CST; Wed, Dec 2, 9:00 AM CST']) {
      const old = allNotices({ when }).filter(({ data }) => 'when' in data);
      expect(old).toHaveLength(8);
      for (const notice of old) expect(noticeText(notice, language).message).toContain(when);
    }
  });
});

describe('the samples of notices', () => {
  it('every translated fact has a sample', () => {
    const seen = new Set(allNotices().flatMap(({ data }) => Object.keys(data)));
    expect([...TRANSLATED].filter((name) => !seen.has(name))).toEqual([]);
    expect(TRANSLATED.size).toBe(3);
  });
});

const event = { eventId: 'e', eventTitle: 'OSHA 10' };

/** The compiler checks these lines. The one below a remark must not compile. */
export const times: readonly NotificationData['event_reminder'][] = [
  { ...event, when: timesAtPlace([new Date(0)], 'America/Chicago') },
  // @ts-expect-error -- the words of one language
  { ...event, when: TUESDAY.es },
];
