import { enChecks } from './checks/en.ts';
import { enCommunity } from './en-community.ts';
import { enEmails } from './en-emails.ts';
import { enInterviews } from './en-interviews.ts';
import { enMail } from './en-mail.ts';
import { enPayments } from './en-payments.ts';
import { enModeration } from './en-moderation.ts';
import { enTexts } from './en-texts.ts';
import { enMailedTexts } from './mailed-texts/en.ts';
import type { MessageTemplates } from './message-templates.ts';

export const en: MessageTemplates = {
  notices: {
    referral_received: {
      title: 'New referral',
      message: '{workerName} was referred for {jobTitle}.',
    },
    application_received: {
      title: 'New application',
      message: '{workerName} applied for {jobTitle}.',
    },
    application_moved: {
      title: 'Application update',
      message: '{jobTitle} at {company}: {status}.',
    },
    referral_status_changed: {
      title: 'Referral update',
      message: '{workerName} for {jobTitle}: {status}.',
    },
    referral_interest: {
      title: 'Employer interested',
      message: '{company} is interested in {workerName} for {jobTitle}.',
    },
    application_interest: {
      title: 'Employer interested',
      message: '{company} is interested in you for {jobTitle}.',
    },
    referral_confirmed: {
      title: 'Referral confirmed',
      message: '{workerName} confirmed the referral for {jobTitle}.',
    },
    ...enInterviews,
    referral_declined: {
      title: 'Referral declined',
      message: "{workerName} doesn't want to be referred for {jobTitle}.",
    },
    offer_accepted: {
      title: 'Offer accepted',
      message: '{workerName} signed the offer for {jobTitle}.',
    },
    offer_declined: {
      title: 'Offer declined',
      message: '{workerName} declined the offer for {jobTitle}.',
    },
    offer_expired: {
      title: 'Offer expired',
      message: "{workerName}'s offer for {jobTitle} expired without an answer.",
    },
    offer_countered: {
      title: 'Change requested',
      message: '{workerName} asked for a change to the offer for {jobTitle}.',
    },
    addendum_signed: {
      title: 'Addendum signed',
      message: '{workerName} signed the addendum to the offer for {jobTitle}.',
    },
    addendum_declined: {
      title: 'Addendum declined',
      message:
        '{workerName} declined the addendum to the offer for {jobTitle}. The offer stays as it was signed.',
    },
    offer_paper_copy: {
      title: 'Paper copy requested',
      message:
        '{workerName} asked for a paper copy of the offer for {jobTitle}. Mail it, free of charge: the address is with the offer letter.',
    },
    offer_kept_open: {
      title: 'The offer stays open',
      message:
        'A report keeps the offer to {workerName} open past its day. Send the notice, or withdraw the offer and say that the report plays no part.',
    },
    offer_consent_withdrawn: {
      title: 'No more electronic letters',
      message:
        '{workerName} withdrew the consent to sign electronically. Send anything about the offer for {jobTitle} on paper.',
    },
    rate_referrer: {
      title: 'How did it go?',
      message: '{workerName} finished the work on {jobTitle}. Rate {personName}, who referred them: one tap.',
    },
    rate_employer: {
      title: 'How did it go?',
      message: '{workerName} finished the work on {jobTitle}. Rate {company}: one tap.',
    },
    rate_workplace: {
      title: 'How was the job?',
      message: 'You finished the work on {jobTitle}. Rate {company}: one tap.',
    },
    rating_received: {
      title: 'You got a new rating',
      message: '{personName} gave you {stars} of 5 stars for {jobTitle}.',
    },
    worker_hired: {
      title: 'Your referral was hired',
      message: "{workerName} was hired for {jobTitle}. Your bonus is paid on the job's schedule.",
    },
    milestone_released: {
      title: 'Bonus released',
      message: '${amount} of your bonus for {workerName} ({jobTitle}) is now yours.',
    },
    reward_ready: {
      title: 'Payout ready',
      message: '{workerName} completed {jobTitle}. Your ${amount} reward is ready to claim.',
    },
    payout_paid: {
      title: 'Payout processed',
      message: 'We added your ${amount} reward for {workerName} ({jobTitle}) to your balance.',
    },
    payout_refused: {
      title: 'Payout not approved',
      message:
        "We didn't approve your ${amount} reward for {workerName} ({jobTitle}): {reason} Any points you used are back.",
    },
    ...enPayments,
    new_jobs: {
      title: 'New jobs for you',
      message: '{count} new for "{searchName}": {jobTitles}.',
    },
    job_days_over: {
      title: 'Your paid post is over',
      message:
        "Your paid days for {jobTitle} are over, so it's closed. Your referrals stay. Post it again with a package or as a free post.",
    },
    ...enChecks,
    service_refunded: {
      title: 'Service refunded',
      message: "The {service} for {workerName} ({jobTitle}) wasn't delivered in time. We refunded ${amount}.",
    },
    service_done: {
      title: 'Service complete',
      message: 'Your {service} for {jobTitle} at {company} is done.',
    },
    service_ended: {
      title: 'Service canceled',
      message: "Your {service} for {jobTitle} at {company} won't take place. You don't need to do anything.",
    },
    i9_section1_signed: {
      title: 'Form I-9: your turn',
      message: '{workerName} signed section 1 for {jobTitle}. Check the documents and sign section 2.',
    },
    i9_review_complete: {
      title: 'Form I-9 reviewed: nothing missing',
      message: "We reviewed {workerName}'s Form I-9 for {jobTitle} and found nothing missing.",
    },
    i9_review_missing: {
      title: "Form I-9 reviewed: something's missing",
      message: "We reviewed {workerName}'s Form I-9 for {jobTitle}. Open the form to see what to correct.",
    },
    i9_section1_due: {
      title: 'Form I-9: section 1 is due',
      message: "{workerName} hasn't signed section 1 for {jobTitle} yet. It's due by the first day of work.",
    },
    i9_section2_due: {
      title: 'Form I-9: section 2 is due',
      message:
        "Check {workerName}'s documents and sign section 2 for {jobTitle}. It's due three business days after the first day.",
    },
    i9_documents_expire: {
      title: 'Form I-9: a document needs another look',
      message:
        "A document on {workerName}'s Form I-9 for {jobTitle} expires soon. Open the form to see when.",
    },
    i9_last_day_due: {
      title: 'Form I-9: when did the work end?',
      message: "Enter {workerName}'s last day for {jobTitle} on the form, so we know how long to keep it.",
    },
    i9_everify_due: {
      title: 'E-Verify: a step is due',
      message: "Open {workerName}'s Form I-9 for {jobTitle} to see what's next at E-Verify, and by when.",
    },
    i9_mismatch_decided: {
      title: 'E-Verify: the worker decided',
      message:
        '{workerName} decided about the mismatch for {jobTitle}. Open the form and follow up at E-Verify.',
    },
    ...enCommunity,
    reference_given: {
      title: 'Reference received',
      message: '{referenceName} gave a reference about {workerName} for {jobTitle}.',
    },
    ...enModeration,
    event_changed: {
      title: 'Event changed',
      message: '{eventTitle} has changed. It starts {when}.',
    },
    event_cancelled: {
      title: 'Event canceled',
      message: '{eventTitle} on {when} was canceled.',
    },
    event_reminder: {
      title: 'Event reminder',
      message: '{eventTitle} starts {when}.',
    },
    event_place_offered: {
      title: 'A spot opened up',
      message: "You're next in line for {eventTitle}. RSVP by {when} to take the spot.",
    },
    event_place_given: {
      title: "You're in",
      message: "There's room for you at {eventTitle} now. It starts {when}.",
    },
    event_approved: {
      title: 'Your event is published',
      message: 'We reviewed {eventTitle}, and everyone can see it now.',
    },
    event_refused: {
      title: "Your event wasn't published",
      message: 'We reviewed {eventTitle} and need a change: {note}',
    },
  },
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
