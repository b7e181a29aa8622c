import type { Words } from './template.ts';

export const en: Words = {
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
    new_jobs: {
      title: 'New jobs for you',
      message: '{count} new for "{searchName}": {jobTitles}.',
    },
    job_days_over: {
      title: 'Your paid post is over',
      message:
        'The days you paid for {jobTitle} are over, and it is closed. Your referrals stay. Post it again with a package or as a free post.',
    },
    background_check_clear: {
      title: 'Background check clear',
      message: 'The background check of {workerName} for {jobTitle} is clear.',
    },
    background_check_concerns: {
      title: 'Background check: review needed',
      message: 'The background check of {workerName} for {jobTitle} is complete. Please review it.',
    },
    background_check_declined: {
      title: 'Background check declined',
      message: '{workerName} declined the background check for {jobTitle}.',
    },
    background_check_disputed: {
      title: 'Background check disputed',
      message: '{workerName} says that the background check for {jobTitle} is wrong. Please read why.',
    },
    background_check_decided: {
      title: 'Final notice sent',
      message: 'The wait is over: the final notice to {workerName} for {jobTitle} was sent.',
    },
    background_check_undelivered: {
      title: 'No background check report',
      message:
        'The agency could not complete the background check of {workerName} for {jobTitle}. What you paid for it is refunded. You can request another one.',
    },
    reference_given: {
      title: 'Reference received',
      message: '{referenceName} gave a reference about {workerName} for {jobTitle}.',
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
    background_check_consent:
      'Crewvine: {company} asks for your consent to a background check for {jobTitle}. Read and decide: {link} Reply STOP to opt out.',
    background_check_agency:
      'Crewvine: one more step for your background check for {jobTitle}. {agency} asks you for what it needs on its own page: {link}',
    background_check_notice:
      'Crewvine: {company} may decide against you for {jobTitle} because of your background check. See it and answer: {link}',
    background_check_final:
      'Crewvine: {company} decided against you for {jobTitle} because of your background check. Details: {link}',
    background_check_withdrawn:
      'Crewvine: {company} took back its notice about your background check for {jobTitle}.',
    reference_request:
      'Crewvine: {asker} asks you for a work reference about {workerName}. It takes 3 minutes: {link} Reply STOP to opt out.',
  },
  mails: {
    offer_to_sign: {
      title: 'An offer from {company}',
      message:
        '{company} sent you an offer for {jobTitle}. Open it to read the terms, and accept or decline it. You need no account.',
      action: 'Read and sign the offer',
      footer: 'The link is yours alone: whoever has it can answer the offer in your name.',
    },
    offer_withdrawn: {
      title: 'Offer withdrawn',
      message: '{company} withdrew its offer for {jobTitle}.',
    },
    background_check_consent: {
      title: '{company} asks for a background check',
      message:
        '{company} would like to run a background check for {jobTitle}. Read what it contains, then authorize or decline it. You need no account, and it costs you nothing.',
      action: 'Read and decide',
      footer: 'The link is yours alone: whoever has it can answer in your name.',
    },
    background_check_agency: {
      title: 'One more step for your background check',
      message:
        'You authorized a background check for {jobTitle}. {agency} makes it and asks you, on its own page, for what it needs: usually your birth date and social security number. Neither Crewvine nor the employer sees them or keeps them.',
      action: 'Continue at the agency',
      footer: 'The link is yours alone, and leads to the agency.',
    },
    background_check_notice: {
      title: 'Notice before a decision about {jobTitle}',
      message:
        '{company} is considering a decision against you for {jobTitle}, in whole or in part because of your background check. Nothing is final before {until}: you have five business days, without weekends and federal holidays, to look at the report and to say what is wrong in it. What the report says: {findings}. The page behind this link has your copy of the report and a summary of your rights under the Fair Credit Reporting Act.',
      action: 'See the report and answer',
      footer: 'The link is yours alone: it shows what the report says about you.',
    },
    background_check_final: {
      title: 'Decision about {jobTitle}',
      message:
        '{company} decided not to go on with you for {jobTitle}, in whole or in part because of your background check. The report was made by {agency}, which did not take this decision and cannot explain it. You have the right to a free copy of the report from there within 60 days, and to dispute there what is incomplete or wrong in it.',
      action: 'See the report and your rights',
      footer: 'The link is yours alone: it shows what the report says about you.',
    },
    background_check_withdrawn: {
      title: 'Notice taken back',
      message:
        '{company} took back its notice about your background check for {jobTitle}. There is nothing that you need to do.',
    },
    reference_request: {
      title: 'A work reference about {workerName}',
      message:
        '{asker} asks you for a work reference about {workerName}. It is a short form with five ratings, takes about three minutes, and needs no account.',
      action: 'Give the reference',
      footer: 'The link is yours alone and works once.',
    },
  },
  letters: {
    verify_email: {
      title: 'Confirm your e-mail',
      message: 'Hi {firstName}, please confirm that this address is yours. The link is valid for 3 days.',
      action: 'Confirm my e-mail',
      footer: 'Did you not sign up for Crewvine? Then ignore this e-mail.',
    },
    reset_password: {
      title: 'Choose a new password',
      message:
        'Hi {firstName}, somebody asked for a new password for your Crewvine account. The link is valid for 1 hour.',
      action: 'Choose a new password',
      footer: 'Was it not you? Then ignore this e-mail: your password stays as it is.',
    },
    password_changed: {
      title: 'Your password was changed',
      message:
        'Hi {firstName}, the password of your Crewvine account was just changed, and all other devices were signed out.',
      footer: 'Was it not you? Choose a new password at once with "Forgot password?" on the sign-in page.',
    },
    email_changed: {
      title: 'Your e-mail was changed',
      message: 'Hi {firstName}, your Crewvine account now uses another e-mail address.',
      footer: 'Was it not you? Answer this e-mail at once.',
    },
    account_deleted: {
      title: 'Your account was deleted',
      message:
        'Hi {firstName}, your Crewvine account was deleted as you asked, and your personal data with it. Records of payments are kept without your name.',
    },
    waitlist_confirm: {
      title: 'Confirm your spot',
      message: 'One more step: confirm your e-mail, and your spot on the Crewvine waitlist is yours.',
      action: 'Confirm my spot',
      footer: 'Did you not ask for this? Then ignore this e-mail.',
    },
    waitlist_already_in: {
      title: 'You are already on the list',
      message:
        'This e-mail is confirmed, and your spot on the Crewvine waitlist is safe. There is nothing left to do.',
      action: 'Open Crewvine',
      footer: 'Did you not ask for this? Then ignore this e-mail.',
    },
  },
  replies: {
    stop: 'Crewvine: you will get no more texts. Reply START to resume.',
    start: 'Crewvine: you will get texts again. Reply STOP to end them.',
    help: 'Crewvine sends texts about referrals and job offers. Message and data rates may apply. Reply STOP to end them.',
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
  mail: {
    places: {
      '/dashboard': 'Open my dashboard',
      '/employer-dashboard': 'Open my dashboard',
      '/my-referrals': 'See my referrals',
      '/my-applications': 'See my applications',
      '/jobs': 'See the jobs',
      '/job': 'Post the job again',
    },
    footer: 'You get this because e-mail alerts are on.',
    settings: 'Change that in your profile',
  },
};
