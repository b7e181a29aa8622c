import { describe, expect, it } from 'vitest';
import { asId } from '../../../../kernel/ids.ts';
import type { NotificationData, NotificationKind, TextData, TextKind } from '../notifier.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { mailWords, noticeWords, textAsMail, textWords } from './speak.ts';
import type { Words } from './template.ts';

const about = { referralId: 'r', jobId: 'j', workerName: 'Ana', jobTitle: 'Framer' };
const offer = { ...about, offerLetterId: 'o' };
const paid = { ...about, amount: '75.00' };
const payment = { paymentId: 'p', amount: '75.00' };
const notices: NotificationData = {
  referral_received: about,
  referral_status_changed: { ...about, status: 'offer_sent' },
  referral_confirmed: about,
  referral_declined: about,
  offer_accepted: offer,
  offer_declined: offer,
  offer_expired: offer,
  worker_hired: about,
  milestone_released: paid,
  reward_ready: paid,
  payout_paid: paid,
  payment_succeeded: payment,
  payment_failed: payment,
  refund_issued: payment,
};
const job = { jobTitle: 'Framer', company: 'Hill Co' };
const texts: TextData = {
  verification_code: { ...job, code: '123456', link: 'https://crewvine.test/c/secret' },
  confirm_referral: { ...job, referrerName: 'Bo', link: 'https://crewvine.test/c/secret' },
  offer_to_sign: { ...job, link: 'https://crewvine.test/s/secret' },
  offer_withdrawn: job,
};

function placeholders(words: Words): Record<string, string[]> {
  const all = [
    ...Object.entries(words.notices).map(([kind, { title, message }]) => [kind, title + message] as const),
    ...Object.entries(words.texts),
    ...Object.entries(words.mails).map(
      ([kind, { title, message }]) => [`mail ${kind}`, title + message] as const,
    ),
    ...Object.entries(words.letters).map(
      ([kind, { title, message, action = '', footer = '' }]) =>
        [`letter ${kind}`, title + message + action + footer] as const,
    ),
    ...Object.entries(words.replies),
    ...Object.entries(words.statuses).map(([status, name]) => [`status ${status}`, name] as const),
    ...Object.entries(words.mail),
  ];
  return Object.fromEntries(
    all.map(([key, text]) => [key, [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()]),
  );
}

describe('the words of notifications', () => {
  it('are the same in both languages: every entry, every placeholder', () => {
    expect(placeholders(es)).toEqual(placeholders(en));
  });

  it.each(Object.keys(notices) as NotificationKind[])('say %s with the facts that they get', (kind) => {
    for (const [language, words] of [['en', en] as const, ['es', es] as const]) {
      const facts: Readonly<Record<string, string>> = notices[kind];
      const template = words.notices[kind].title + words.notices[kind].message;
      for (const [, name = ''] of template.matchAll(/\{(\w+)\}/g)) expect(facts).toHaveProperty(name);
      const said = noticeWords({ userId: asId('u'), kind, data: notices[kind] } as never, language);
      expect(said.message).not.toMatch(/[{}]/);
    }
  });

  it('name a status in the language of the reader', () => {
    const notification = {
      userId: asId<'user'>('u'),
      kind: 'referral_status_changed',
      data: notices.referral_status_changed,
    } as const;
    expect(noticeWords(notification, 'es').message).toBe('Ana para Framer: Oferta enviada.');
  });

  it.each(Object.keys(texts) as TextKind[])('keep code and link of %s out of the log', (kind) => {
    const facts: Readonly<Record<string, string>> = texts[kind];
    const { body, shown } = textWords({ kind, data: texts[kind], language: 'en' } as never);
    expect(body).not.toMatch(/[{}]/);
    for (const secret of ['code', 'link']) {
      const value = facts[secret];
      if (value === undefined) continue;
      expect(body).toContain(value);
      expect(shown).not.toContain(value);
    }
  });

  it('cannot put markup into an e-mail', () => {
    const { html, text } = mailWords({ title: 'T', message: '<b>"Ana"</b>' }, 'en', 'https://crewvine.test/');
    expect(html).not.toContain('<b>');
    expect(text).toContain('<b>"Ana"</b>');
  });

  it('make an e-mail of an offer to sign, and of no code', () => {
    const to = {
      to: '+15125550003',
      senderId: null,
      jobId: null,
      recipientName: null,
      asked: false,
      language: 'es',
    } as const;
    const mail = textAsMail({ ...to, kind: 'offer_to_sign', data: texts.offer_to_sign });
    expect(mail?.subject).toBe('Una oferta de Hill Co');
    expect(mail?.text).toContain('https://crewvine.test/s/secret');
    expect(mail?.html).toContain('href="https://crewvine.test/s/secret"');
    expect(textAsMail({ ...to, kind: 'offer_withdrawn', data: job })?.html).not.toContain('<a ');
    expect(textAsMail({ ...to, kind: 'verification_code', data: texts.verification_code })).toBeNull();
  });
});
