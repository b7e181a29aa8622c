import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/http/vocabulary/language.ts';
import { allEmails, allNotices, allTexts, texts } from '../../testing/sample-messages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { textParts } from '../texts/gsm-text.ts';
import {
  emailAsMail,
  noticeAsMail,
  noticeAsText,
  noticeText,
  replyText,
  textAsMail,
  smsText,
  type EmailContent,
} from './render-messages.ts';

const ORIGIN = 'https://app.crewvine.example';
const LINKS = {
  publicUrl: ORIGIN,
  unsubscribe: {
    category: 'offers',
    page: `${ORIGIN}/unsubscribe/token`,
    call: `${ORIGIN}/api/unsubscribe/token`,
  },
} as const;
/** The longest permitted address. */
const CONTACT = 'help.and.support@crewvine-staffing.test';
/** The longest text that the contracts permit, with everything that is dangerous somewhere. */
const HOSTILE = {
  workerName: `<b>"Ana" & 'Co'</b>\r\nBcc: all@example.com ${'x'.repeat(200)}`,
  jobTitle: `{workerName} Framer\u2028\u0000<img src=x onerror=1> ${'x'.repeat(200)}`,
  company: `A&B\n\n<script> ${'x'.repeat(200)}`,
  referrerName: `Bo\r\n\r\n{link} ${'x'.repeat(200)}`,
  firstName: `Ana\r\nSubject: <i>${'x'.repeat(200)}`,
};

const MAILS = LANGUAGES.flatMap((language) => [
  ...allNotices().map((one) => [language, one.kind, noticeAsMail(one, language, LINKS)] as const),
  ...allEmails(language).map((one) => [language, one.kind, emailAsMail(one)] as const),
  ...mailsOfTexts(language),
]);

function mailsOfTexts(language: (typeof LANGUAGES)[number], facts = {}): [string, string, EmailContent][] {
  return allTexts(language, facts).flatMap((one) => {
    const mail = textAsMail(one);
    return mail ? [[language, one.kind, mail]] : [];
  });
}

/** Every sentence with the way to it. */
function sentences(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : sentences(Object(value), `${path}${name}.`),
  );
}

function placeholders(words: object): Record<string, string[]> {
  const all = sentences(words).map(
    ([path, text]) => [path, [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()] as const,
  );
  return Object.fromEntries(all);
}

describe('the words of notifications', () => {
  it('both languages have the same entries and placeholders', () => {
    expect(placeholders(es)).toEqual(placeholders(en));
    const spanish = Object.fromEntries(sentences(es));
    const same = sentences(en).filter(([path, text]) => spanish[path] === text);
    expect(same).toEqual([]);
  });

  it.each(allNotices())('the notice $kind contains all its facts', (notice) => {
    for (const [language, words] of [['en', en] as const, ['es', es] as const]) {
      const facts: Readonly<Record<string, string>> = notice.data;
      const template = words.notices[notice.kind].title + words.notices[notice.kind].message;
      for (const [, name = ''] of template.matchAll(/\{(\w+)\}/g)) expect(facts).toHaveProperty(name);
      expect(noticeText(notice, language).message).not.toMatch(/[{}]/);
    }
  });

  it('a notice names a status in the language of the reader', () => {
    const changed = allNotices().find(({ kind }) => kind === 'referral_status_changed');
    if (!changed) throw new Error('there is no such notice');
    expect(noticeText(changed, 'es').message).toBe('Ana para Framer: Oferta enviada.');
    expect(noticeAsText(changed, 'en')).toBe('Crewvine: Ana for Framer: Offer Sent. Reply STOP to opt out.');
  });

  it('a notice stays on one line, even with hostile names', () => {
    for (const language of LANGUAGES) {
      for (const one of allNotices(HOSTILE)) {
        const { title, message } = noticeText(one, language);
        expect(title + message).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      }
    }
  });
});

describe('texts', () => {
  it.each(allTexts('en'))('the log omits the code and link of $kind', (message) => {
    const facts: Readonly<Record<string, string>> = texts[message.kind];
    const { body, shown } = smsText(message);
    expect(body).not.toMatch(/[{}]/);
    for (const secret of ['code', 'link']) {
      const value = facts[secret];
      if (value === undefined) continue;
      expect(body).toContain(value);
      expect(shown).not.toContain(value);
    }
  });

  it('a text takes at most two parts, however long the names are', () => {
    const long = Object.fromEntries(
      Object.keys(HOSTILE).map((name) => [name, 'Ángel Hernández Peña '.repeat(9)]),
    );
    for (const language of LANGUAGES) {
      const bodies = [
        ...allTexts(language, long).map((message) => smsText(message).body),
        ...allNotices(long).map((notice) => noticeAsText(notice, language)),
        replyText('stop', CONTACT),
        replyText('start', CONTACT),
        replyText('help', CONTACT),
        replyText('doubtful', CONTACT),
      ];
      for (const body of bodies) expect([body, textParts(body)]).toEqual([body, textParts(body) < 2 ? 1 : 2]);
    }
  });

  it.each(['Framer '.repeat(9), 'Ángel Hernández '.repeat(9)])(
    'our own Spanish words keep all accents next to names like %s',
    (long) => {
      const facts = Object.fromEntries(
        [...Object.keys(HOSTILE), 'asker', 'agency'].map((name) => [name, long]),
      );
      const said = [
        ...allTexts('es', facts).map((one) => [es.texts[one.kind], smsText(one).body] as const),
        ...allNotices(facts).map((one) => [es.notices[one.kind].message, noticeAsText(one, 'es')] as const),
      ];
      for (const [template, body] of said) {
        for (const words of template.split(/\{\w+\}/)) expect(body).toContain(words);
      }
      for (const keyword of ['stop', 'start', 'help', 'doubtful'] as const)
        expect(replyText(keyword, CONTACT)).toContain(es.replies[keyword].replace('{contact}', CONTACT));
    },
  );

  it('a text contains only our own links, even with a link as a name', () => {
    const named = (name: string) => Object.fromEntries(Object.keys(HOSTILE).map((fact) => [fact, name]));
    for (const language of LANGUAGES) {
      for (const name of ['http://evil.example/pay', 'Evil.example', 'www.Evil.example', 'Ünter.Übel']) {
        const link = `${ORIGIN}/own`;
        for (const message of allTexts(language, { ...named(name), link })) {
          const { body } = smsText(message);
          expect(body.replaceAll(link, '')).not.toMatch(/\p{L}\.\p{L}{2}|:\/\//u);
        }
        for (const notice of allNotices(named(name)))
          expect(noticeAsText(notice, language)).not.toMatch(/\p{L}\.\p{L}{2}|:\/\//u);
      }
    }
    const [confirm] = allTexts('en', { ...named('St. Mary J.R. Hill Co.'), link: ORIGIN });
    expect(confirm && smsText(confirm).body).toContain('St. Mary J.R. Hill Co.');
  });

  it('a text has its whole code and link even if names are cut', () => {
    const secrets = allTexts('es', HOSTILE).map((message) => {
      const facts: Readonly<Record<string, string>> = message.data;
      const { body } = smsText(message);
      return ['code', 'link'].every((name) => body.includes(facts[name] ?? ''));
    });
    expect(secrets).toEqual(secrets.map(() => true));
  });
});

describe('emails', () => {
  it.each(MAILS)('an email in %s %s contains all facts, as plain text and as HTML', (language, _, mail) => {
    expect(mail.subject).not.toBe('');
    for (const part of [mail.subject, mail.text, mail.html.replaceAll(/<style>[^]*?<\/style>/g, '')]) {
      expect(part).not.toMatch(/[{}]|undefined|null/);
    }
    expect(mail.html).toMatch(new RegExp(`^<!doctype html>\n<html lang="${language}"`));
    expect(mail.html).toContain(`<title>${mail.subject.replaceAll("'", '&#39;')}</title>`);
    // Remote content would reveal to its owner who reads the email and when.
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(|@import|src=/);
    const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link);
    for (const link of links) {
      expect(link).toMatch(/^https:\/\/app\.crewvine\.example\//);
      expect(mail.text).toContain(link);
    }
  });

  it('an alert links to its subject and to the alert settings', () => {
    const mails = allNotices().map((one) => [one.kind, noticeAsMail(one, 'en', LINKS)] as const);
    for (const [, { html, text, unsubscribeLink }] of mails) {
      expect(unsubscribeLink).toBe(LINKS.unsubscribe.call);
      expect(html).toContain(`href="${ORIGIN}/notifications/preferences"`);
      expect(text).toContain(`Choose what we tell you: ${ORIGIN}/notifications/preferences`);
      expect(text).toContain(`Stop emails about offers: ${LINKS.unsubscribe.page}`);
    }
    const ways = Object.fromEntries(
      mails.map(([kind, { html }]) => [kind, /class="label" href="([^"]*)"/.exec(html)?.[1]]),
    );
    expect(ways).toMatchObject({
      referral_received: `${ORIGIN}/employer-dashboard`,
      milestone_released: `${ORIGIN}/my-referrals`,
      offer_accepted: `${ORIGIN}/dashboard`,
      payment_failed: `${ORIGIN}/employer-dashboard`,
      dispute_opened: `${ORIGIN}/employer-dashboard`,
      dispute_won: `${ORIGIN}/employer-dashboard`,
      dispute_lost: `${ORIGIN}/employer-dashboard`,
      payment_returned: `${ORIGIN}/employer-dashboard`,
      return_forgiven: `${ORIGIN}/employer-dashboard`,
      bonus_frozen: `${ORIGIN}/my-referrals`,
      bonus_resumed: `${ORIGIN}/my-referrals`,
      bonus_taken_back: `${ORIGIN}/my-referrals`,
    });
  });

  it('a requested or required email has no link to the alert settings', () => {
    for (const [, kind, { html, unsubscribeLink }] of MAILS) {
      if (allNotices().some((one) => one.kind === kind)) continue;
      expect(unsubscribeLink).toBeNull();
      expect(html).not.toContain('/preferences');
    }
    for (const one of allNotices()) {
      const { text, unsubscribeLink } = noticeAsMail(one, 'en', { ...LINKS, unsubscribe: null });
      expect([unsubscribeLink, text.includes('Stop emails')]).toEqual([null, false]);
      expect(text).toContain('We always send this one');
    }
  });

  it('a name cannot inject markup, headers or placeholders into an email', () => {
    const mails = LANGUAGES.flatMap((language) => [
      ...allNotices(HOSTILE).map((one) => noticeAsMail(one, language, LINKS)),
      ...allEmails(language, HOSTILE).map((one) => emailAsMail(one)),
      ...mailsOfTexts(language, HOSTILE).map(([, , mail]) => mail),
    ]);
    for (const { subject, html } of mails) {
      expect(html).not.toMatch(/<(b|i|script|img)\b/);
      expect(subject).not.toMatch(/\p{Cc}/u);
      expect(subject.length).toBeLessThanOrEqual(120);
    }
    const turned = { ...HOSTILE, company: 'Hill \u202egro.live\u202c Builders' };
    for (const [, , mail] of mailsOfTexts('en', turned))
      expect(mail.subject + mail.text + mail.html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/u);
    const [[, , toSign] = []] = mailsOfTexts('en', HOSTILE);
    expect(toSign?.subject).toMatch(/^An offer from A&B <script> x+…$/);
    expect(toSign?.text).toContain('{workerName} Framer <img src=x onerror=1>');
  });

  it('texts to people without an account also exist as emails, but codes do not', () => {
    const spanish = Object.fromEntries(mailsOfTexts('es').map(([, kind, mail]) => [kind, mail]));
    expect(Object.keys(spanish)).toEqual([
      'offer_to_sign',
      'offer_changed',
      'offer_counter_declined',
      'addendum_to_sign',
      'addendum_reminder',
      'addendum_withdrawn',
      'offer_reminder',
      'offer_extended',
      'offer_withdrawn',
      'background_check_consent',
      'background_check_agency',
      'background_check_notice',
      'background_check_final',
      'background_check_withdrawn',
      'reference_request',
      'drug_test_consent',
      'drug_test_agency',
      'drug_test_appointment',
      'drug_test_site',
      'drug_test_notice',
      'drug_test_final',
      'drug_test_withdrawn',
      'service_done',
      'service_ended',
      'i9_to_sign',
      'i9_reminder',
      'i9_documents',
      'i9_documents_again',
      'i9_ssn',
      'employer_message',
      'interview_invited',
      'interview_reminder',
      'interview_canceled',
      'i9_mismatch',
    ]);
    expect(spanish['offer_to_sign']?.subject).toBe('Una oferta de Hill Co');
    expect(spanish['offer_to_sign']?.text).toContain(texts.offer_to_sign.link);
    expect(spanish['offer_to_sign']?.html).toContain(`href="${texts.offer_to_sign.link}"`);
    expect(spanish['offer_withdrawn']?.html).not.toContain('<a ');
  });
});
