import { statusNames } from '../../domain/notified-statuses.ts';
import { enEmails } from './en-emails.ts';
import { enMail } from './en-mail.ts';
import { enTexts } from './en-texts.ts';
import { enMailedTexts } from './mailed-texts/en.ts';
import { noticesIn } from './notices/notices.ts';
import type { MessageTemplates } from './message-templates.ts';

export const en: MessageTemplates = {
  notices: noticesIn('en'),
  ...enTexts,
  ...enMailedTexts,
  emails: enEmails,
  people: { two: '{first} and {second}', more: '{first} and {count} others' },
  gathered: {
    title: '{count} updates for you',
    message: 'They came in during your quiet hours.',
  },
  services: {
    background_check: 'background check',
    drug_test: 'drug test',
    i9_verification: 'Form I-9 review',
  },
  statuses: statusNames('en'),
  mail: enMail,
};
