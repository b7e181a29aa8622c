import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/http/vocabulary/language.ts';
import { allNotices, allTexts } from '../../testing/sample-messages.ts';
import { textParts } from './gsm-text.ts';
import { noticeAsText, replyText, smsText, WORDS } from '../templates/render-messages.ts';

/** Requested by who gets them, on a page of theirs: they need no way out. */
const OWN_CODES = [
  'i9_code',
  'offer_code',
  'check_code',
  'sign_in_code',
  'phone_code',
  'apply_code',
  'refer_code',
  'claim_code',
];
const NAMED = [
  'referrerName',
  'asker',
  'company',
  'agency',
  'workerName',
  'jobTitle',
  'firstName',
  'device',
  'site',
  'contact',
];
const LONG = Object.fromEntries(NAMED.map((name) => [name, 'Ángel Hernández Peña '.repeat(9)]));
const SIZES = [{}, LONG];

const stopLines = { en: 'Reply STOP to opt out.', es: 'Responda STOP para salir.' };
const gave = {
  en: /(gave us (your|this) number|number was entered on our site)\./,
  es: /(nos dio su celular|se puso en nuestro sitio|es de su cuenta)\./,
};

describe.each(LANGUAGES)('every text in %s', (language) => {
  const kinds = allTexts(language).map(({ kind }) => kind);

  it.each(kinds)(
    'a text says how to stop it, unless it is a code that its reader has just requested: %s',
    (kind) => {
      for (const facts of SIZES) {
        for (const message of allTexts(language, facts).filter((one) => one.kind === kind)) {
          const { body, shown } = smsText(message);
          expect(body.startsWith('Crewvine: ')).toBe(true);
          expect([body, shown].map((words) => words.endsWith(` ${stopLines[language]}`))).toEqual([
            !OWN_CODES.includes(kind),
            !OWN_CODES.includes(kind),
          ]);
          expect(body.split('STOP').length).toBeLessThanOrEqual(2);
          expect([body, textParts(body) <= 2]).toEqual([body, true]);
        }
      }
    },
  );

  it.each(kinds)(
    'the first text to a phone says who sends it, who gave the number and how to stop: %s',
    (kind) => {
      for (const facts of SIZES) {
        for (const message of allTexts(language, facts).filter((one) => one.kind === kind)) {
          const { body } = smsText(message, true);
          expect(body.startsWith('Crewvine: ')).toBe(true);
          expect(body).toMatch(gave[language]);
          expect(body.endsWith(` ${stopLines[language]}`)).toBe(true);
          expect([body, textParts(body) <= 2]).toEqual([body, true]);
          const secrets: Readonly<Record<string, string>> = message.data;
          for (const name of ['code', 'link']) expect(body).toContain(secrets[name] ?? '');
        }
      }
    },
  );

  it('the first notice to an account says who sends it, who gave the number and how to stop', () => {
    for (const facts of SIZES) {
      for (const notice of allNotices(facts)) {
        const [first, next] = [noticeAsText(notice, language, true), noticeAsText(notice, language)];
        expect(first).toMatch(gave[language]);
        expect(next).not.toMatch(gave[language]);
        for (const body of [first, next]) {
          expect(body.endsWith(` ${stopLines[language]}`)).toBe(true);
          expect([body, textParts(body) <= 2]).toEqual([body, true]);
        }
      }
    }
  });

  it('the first text names the person who gave us the number', () => {
    const first = (kind: string) => {
      const message = allTexts(language).find((one) => one.kind === kind);
      return message ? smsText(message, true).body : '';
    };
    const { company, referrer, entered } = WORDS[language].numberGivers;
    const ofThe = (giver: string) => company.replace('{giver}', giver);
    expect(first('confirm_referral')).toContain(ofThe('Bo'));
    expect(first('offer_to_sign')).toContain(ofThe('Hill Co'));
    expect(first('verification_code')).toContain(referrer);
    expect(first('apply_code')).toContain(entered);
  });
});

it('the answer to HELP gives the support contact in both languages', () => {
  const words = replyText('help', 'help@crewvine.test');
  expect(words.split('help@crewvine.test')).toHaveLength(3);
});
