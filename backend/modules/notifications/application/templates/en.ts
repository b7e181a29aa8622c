import type { Words } from './template.ts';

export const en: Words = {
  notices: {
    referral_received: {
      title: 'New referral',
      message: '{workerName} was referred for {jobTitle}.',
    },
    referral_status_changed: {
      title: 'Referral update',
      message: '{workerName} for {jobTitle}: {status}.',
    },
    referral_confirmed: {
      title: 'Referral confirmed',
      message: '{workerName} confirmed the referral for {jobTitle}.',
    },
    referral_declined: {
      title: 'Referral declined',
      message: '{workerName} does not want to be referred for {jobTitle}.',
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
      message: 'The offer to {workerName} for {jobTitle} expired without an answer.',
    },
    worker_hired: {
      title: 'Your referral was hired',
      message: '{workerName} was hired for {jobTitle}. Your bonus follows the schedule of the job.',
    },
    milestone_released: {
      title: 'Bonus released',
      message: '${amount} of your bonus for {workerName} ({jobTitle}) is yours now.',
    },
    reward_ready: {
      title: 'Payout ready',
      message: '{workerName} completed {jobTitle}. Your reward of ${amount} is ready to claim.',
    },
    payout_paid: {
      title: 'Payout processed',
      message: 'Your reward of ${amount} for {workerName} ({jobTitle}) was added to your balance.',
    },
    payment_succeeded: {
      title: 'Payment received',
      message: 'Your payment of ${amount} went through.',
    },
    payment_failed: {
      title: 'Payment failed',
      message: 'Your payment of ${amount} did not go through. Please try another card.',
    },
    refund_issued: {
      title: 'Refund issued',
      message: 'We returned ${amount} to your card.',
    },
  },
  texts: {
    verification_code:
      'Crewvine: your code is {code}. It confirms your referral for {jobTitle} at {company} and is valid for 10 minutes. Or answer here: {link}',
    confirm_referral:
      'Crewvine: {referrerName} referred you for {jobTitle} at {company}. Confirm or decline: {link} Reply STOP to opt out.',
    offer_to_sign:
      'Crewvine: {company} sent you an offer for {jobTitle}. Read and sign it: {link} Reply STOP to opt out.',
    offer_withdrawn: 'Crewvine: {company} withdrew its offer for {jobTitle}. Reply STOP to opt out.',
  },
  mails: {
    offer_to_sign: {
      title: 'An offer from {company}',
      message:
        '{company} sent you an offer for {jobTitle}. Open it to read the terms, and accept or decline it. You need no account.',
    },
    offer_withdrawn: {
      title: 'Offer withdrawn',
      message: '{company} withdrew its offer for {jobTitle}.',
    },
  },
  replies: {
    stop: 'Crewvine: you will get no more texts. Reply START to resume.',
    start: 'Crewvine: you will get texts again. Reply STOP to end them.',
    help: 'Crewvine sends texts about referrals and job offers. Message and data rates may apply. Reply STOP to end them.',
  },
  statuses: {
    submitted: 'New Referral',
    contacted: 'Worker Contacted',
    interviewing: 'Interview Scheduled',
    offer_sent: 'Offer Sent',
    offer_signed: 'Offer Signed',
    hired: 'Hired',
    completed: 'Work Completed',
    rejected: 'Not Selected',
  },
  mail: {
    open: 'Open Crewvine',
    footer: 'You get this because e-mail alerts are on. Change that in your profile.',
    readOffer: 'Read and sign the offer',
    offerFooter: 'The link is yours alone: whoever has it can answer the offer in your name.',
  },
};
