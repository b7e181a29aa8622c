import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/http/vocabulary/language.ts';
import { allEmails, allNotices, allTexts } from '../../testing/sample-messages.ts';
import { emailAsMail, noticeText, smsText } from './render-messages.ts';

const UUID = '01890a5d-ac96-774b-bcce-b302099a8057';
/** Large enough for a comma, and ids as they are in real data. */
const FACTS = {
  amount: '3000.00',
  threshold: '3000.00',
  budget: '3000.00',
  paymentId: UUID,
  referralId: UUID,
  jobId: UUID,
  withdrawalId: UUID,
};
/** A deleted account is found by its number: it is said on purpose. */
const NUMBERED: readonly string[] = ['account_deleted_owed'];
const NEVER = [
  /\d{4}-\d{2}-\d{2}(?!\d)/,
  /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/,
  /\$\d{4}/,
  /••••\s*(?:ending|termin)/,
  /expiry date/i,
];

function expectUsual(words: string): void {
  for (const pattern of NEVER) expect(words).not.toMatch(pattern);
}

describe.each(LANGUAGES)('messages in %s', (language) => {
  it.each(allNotices(FACTS).map((notice) => [notice.kind, notice] as const))(
    'the notice %s has no ISO day, no ID and no amount without its comma',
    (_, notice) => {
      const { title, message } = noticeText(notice, language);
      expectUsual(`${title} ${message}`);
      if (/\$/.test(message)) expect(message).toContain('$3,000.00');
    },
  );

  it.each(allTexts(language, FACTS).map((text) => [text.kind, text] as const))(
    'the text %s has no ISO day, no ID and no amount without its comma',
    (kind, text) => {
      const { shown } = smsText(text);
      expect(shown).toContain('Crewvine');
      if (!NUMBERED.includes(kind)) expectUsual(shown);
    },
  );

  it.each(allEmails(language, FACTS).map((email) => [email.kind, email] as const))(
    'the email %s has no ISO day, no ID and no amount without its comma',
    (kind, email) => {
      if (NUMBERED.includes(kind)) return;
      const { subject, text } = emailAsMail(email);
      expectUsual(`${subject} ${text.replaceAll(/https?:\S+/g, '')}`);
    },
  );
});
