import { describe, expect, it } from 'vitest';
import { FOREIGN_LINK, HOSTILE_TEXTS } from '#testing/hostile/hostile-texts.ts';
import { LANGUAGES } from '#contract/http/vocabulary/language.ts';
import { allEmails, allNotices, allTexts } from '../../testing/sample-messages.ts';
import { digestAsMail } from './render-digest.ts';
import {
  emailAsMail,
  noticeAsMail,
  noticeAsText,
  textAsMail,
  smsText,
  type EmailContent,
} from './render-messages.ts';

const ORIGIN = 'https://app.crewvine.example';
const unsubscribe = {
  category: 'offers',
  page: `${ORIGIN}/unsubscribe/token`,
  call: `${ORIGIN}/api/unsubscribe/token`,
} as const;
const LINKS = { publicUrl: ORIGIN, unsubscribe };

/** Every fact that a person types somewhere. */
const TYPED = [
  'workerName',
  'referrerName',
  'personName',
  'referenceName',
  'firstName',
  'asker',
  'agency',
  'site',
  'company',
  'jobTitle',
  'jobTitles',
  'searchName',
  'boardName',
  'postTitle',
  'eventTitle',
  'excerpt',
  'reason',
  'note',
  'findings',
];

function factsOf(hostile: string): Record<string, string> {
  return Object.fromEntries(TYPED.map((name) => [name, hostile]));
}

/** Replaces every typed fact of the sample with the hostile name. */
function withTyped<One extends { readonly data: object }>(one: One, hostile: string): One {
  const facts = factsOf(hostile);
  const data = Object.fromEntries(
    Object.entries(one.data).map(([name, fact]: [string, unknown]) => [name, facts[name] ?? fact]),
  );
  return { ...one, data };
}

function mailsOf(hostile: string): readonly EmailContent[] {
  return LANGUAGES.flatMap((language) => {
    const notices = allNotices().map((one) => withTyped(one, hostile));
    const others = allNotices().map((one) => withTyped(one, `${hostile} Jr`));
    const items = [...notices, ...others].map(({ kind, data }) => ({
      kind,
      facts: { ...data },
      at: new Date(0),
    }));
    const texts = allTexts(language).map((one) => textAsMail(withTyped(one, hostile)));
    return [
      ...notices.map((one) => noticeAsMail(one, language, LINKS)),
      ...allEmails(language).map((one) => emailAsMail(withTyped(one, hostile))),
      ...texts.filter((mail) => mail !== null),
      digestAsMail(items, language, LINKS),
    ];
  });
}

/** Without the addresses that are ours. */
function foreign(words: string): string {
  return words
    .replaceAll(/https:\/\/(app\.)?crewvine\.(example|test)[^\s"<]*/g, '')
    .replaceAll(/https:\/\/x\.test[^\s"<]*/g, '');
}

describe.each(Object.entries(HOSTILE_TEXTS))('a name that is %s', (_what, hostile) => {
  it('a hostile name creates no link, header or markup and reverses no words in an email', () => {
    for (const { subject, text, html } of mailsOf(hostile)) {
      expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect([...subject].length).toBeLessThanOrEqual(120);
      expect(html).not.toMatch(/<(b|i|script|img)\b/);
      const readable = html.replace(/^.*?<body/s, '').replaceAll(/ style="[^"]*"/g, '');
      for (const words of [subject, foreign(text), foreign(readable)]) {
        expect(words).not.toMatch(FOREIGN_LINK);
        expect(words).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/u);
      }
    }
  });

  it('a hostile name creates no link and no new line in a text', () => {
    for (const language of LANGUAGES) {
      const texts = allTexts(language).map((one) => smsText(withTyped(one, hostile)).body);
      const alerts = allNotices().map((one) => noticeAsText(withTyped(one, hostile), language));
      for (const words of [...texts, ...alerts]) {
        expect(foreign(words)).not.toMatch(FOREIGN_LINK);
        expect(words).not.toMatch(/[\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\n]/u);
        expect(words).not.toContain('Bcc: all@example.com\n');
      }
    }
  });
});
