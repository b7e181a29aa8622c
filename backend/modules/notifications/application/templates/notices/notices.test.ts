import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/http/vocabulary/language.ts';
import { NOTIFICATION_KINDS } from '#contract/notifications/vocabulary/notification-kinds.ts';
import { allNotices } from '#modules/notifications/testing/sample-messages.ts';
import { noticeAsMail, WORDS } from '../render-messages.ts';
import type { WordsOf } from './notice-words.ts';

const KINDS = path.resolve('backend/modules/notifications/contract/vocabulary/kinds');
const words = { title: 'New', message: 'Something is new.' };

/** The compiler checks these lines. Each one below a remark must not compile. */
export const incomplete: readonly WordsOf<{ sample: object }>[] = [
  { sample: { event: 'Something happens', reader: 'employer', en: words, es: words } },
  // @ts-expect-error -- the kind has no words
  {},
  // @ts-expect-error -- the kind has no Spanish words
  { sample: { event: 'Something happens', reader: 'employer', en: words } },
  // @ts-expect-error -- the kind has no cause
  { sample: { en: words, es: words } },
];

describe('the kinds of notices', () => {
  it('every kind belongs to one subject, and every subject is joined', async () => {
    const files = readdirSync(KINDS).filter((file) => file !== 'bases.ts');
    const subjects = await Promise.all(
      files.map(async (file) => Object.values((await import(path.join(KINDS, file))) as object)),
    );
    const kinds = subjects.flat().flatMap((rows: object) => Object.keys(rows));
    expect(kinds.toSorted()).toEqual(Object.keys(NOTIFICATION_KINDS).toSorted());
  });

  it.each(LANGUAGES)(
    'in %s, the button of an email has the label of the kind or else of its place',
    (language) => {
      for (const notice of allNotices()) {
        const { button } = WORDS[language].notices[notice.kind];
        const label = button ?? WORDS[language].mail.places[NOTIFICATION_KINDS[notice.kind].place];
        const links = { publicUrl: 'https://app.crewvine.example', unsubscribe: null };
        expect(noticeAsMail(notice, language, links).text).toContain(`${label}: https://`);
      }
      expect(WORDS[language].notices.job_days_over.button).toBeDefined();
    },
  );
});
