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
  statuses: {
    submitted: 'New Referral',
    reviewing: 'Under review',
    interview: 'Interview',
    contacted: 'Worker Contacted',
    interviewing: 'Interview Scheduled',
    offer_sent: 'Offer Sent',
    offer_signed: 'Offer Signed',
    offer_received: 'Offer Received',
    offer_taken: 'Offer Accepted',
    offer_expired: 'Offer Expired',
    offer_withdrawn: 'Offer Withdrawn',
    hired: 'Hired',
    completed: 'Work Completed',
    rejected: 'Not Selected',
  },
  mail: enMail,
};
