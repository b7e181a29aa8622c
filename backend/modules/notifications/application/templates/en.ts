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
    referral_confirmed: {
      title: 'Referral confirmed',
      message: '{workerName} confirmed the referral for {jobTitle}.',
    },
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
    payment_succeeded: {
      title: 'Payment received',
      message: 'Your ${amount} payment went through.',
    },
    payment_failed: {
      title: 'Payment failed',
      message: "Your ${amount} payment didn't go through. Please try another card.",
    },
    refund_issued: {
      title: 'Refund issued',
      message: 'We refunded ${amount} to your card.',
    },
    new_jobs: {
      title: 'New jobs for you',
      message: '{count} new for "{searchName}": {jobTitles}.',
    },
    job_days_over: {
      title: 'Your paid post is over',
      message:
        "Your paid days for {jobTitle} are over, so it's closed. Your referrals stay. Post it again with a package or as a free post.",
    },
    background_check_clear: {
      title: 'Background check clear',
      message: "{workerName}'s background check for {jobTitle} is clear.",
    },
    background_check_concerns: {
      title: 'Background check: review needed',
      message: "{workerName}'s background check for {jobTitle} is complete. Please review it.",
    },
    background_check_declined: {
      title: 'Background check declined',
      message: '{workerName} declined the background check for {jobTitle}.',
    },
    background_check_disputed: {
      title: 'Background check disputed',
      message: '{workerName} says the background check for {jobTitle} is wrong. Please read why.',
    },
    background_check_decided: {
      title: 'Final notice sent',
      message: 'The wait is over: we sent {workerName} the final notice for {jobTitle}.',
    },
    background_check_undelivered: {
      title: 'No background check report',
      message:
        "The agency couldn't complete {workerName}'s background check for {jobTitle}. We refunded what you paid. You can request another one.",
    },
    board_join_requested: {
      title: 'New join request',
      message: '{personName} wants to join {boardName}.',
    },
    board_request_approved: {
      title: "You're in",
      message: 'You can now read and post in {boardName}.',
    },
    board_request_declined: {
      title: 'Request declined',
      message: 'The moderators of {boardName} declined your request to join.',
    },
    board_moderator_appointed: {
      title: "You're a moderator",
      message: 'You can now approve members and moderate posts in {boardName}.',
    },
    board_handed_over: {
      title: 'You own a board',
      message: "You're now the owner of {boardName}.",
    },
    reference_given: {
      title: 'Reference received',
      message: '{referenceName} gave a reference about {workerName} for {jobTitle}.',
    },
  },
  texts: {
    verification_code:
      'Crewvine: your code is {code}. It confirms your referral for {jobTitle} at {company} and is good for 10 minutes. Or answer here: {link}',
    confirm_referral:
      'Crewvine: {referrerName} referred you for {jobTitle} at {company}. Confirm or decline: {link} Reply STOP to opt out.',
    offer_to_sign:
      'Crewvine: {company} sent you an offer for {jobTitle}. Read and sign it: {link} Reply STOP to opt out.',
    offer_withdrawn: 'Crewvine: {company} withdrew its offer for {jobTitle}. Reply STOP to opt out.',
    background_check_consent:
      'Crewvine: {company} is asking for your consent to a background check for {jobTitle}. Read and decide: {link} Reply STOP to opt out.',
    background_check_agency:
      'Crewvine: one more step for your background check for {jobTitle}. Give {agency} what it needs on its own page: {link}',
    background_check_notice:
      'Crewvine: {company} may decide against you for {jobTitle} because of your background check. See it and answer: {link}',
    background_check_final:
      'Crewvine: {company} decided against you for {jobTitle} because of your background check. Details: {link}',
    background_check_withdrawn:
      'Crewvine: {company} withdrew its notice about your background check for {jobTitle}.',
    reference_request:
      'Crewvine: {asker} is asking you for a work reference about {workerName}. It takes 3 minutes: {link} Reply STOP to opt out.',
  },
  textsAsEmails: {
    offer_to_sign: {
      title: 'An offer from {company}',
      message:
        "{company} sent you an offer for {jobTitle}. Open it to read the terms, then accept or decline. You don't need an account.",
      action: 'Read and sign the offer',
      footer: 'This link is just for you. Anyone who has it can answer the offer in your name.',
    },
    offer_withdrawn: {
      title: 'Offer withdrawn',
      message: '{company} withdrew its offer for {jobTitle}.',
    },
    background_check_consent: {
      title: '{company} is asking for a background check',
      message:
        "{company} would like to run a background check for {jobTitle}. Read what's in it, then authorize or decline it. It's free, and you don't need an account.",
      action: 'Read and decide',
      footer: 'This link is just for you. Anyone who has it can answer in your name.',
    },
    background_check_agency: {
      title: 'One more step for your background check',
      message:
        'You authorized a background check for {jobTitle}. {agency} runs it. On its own page it will ask for what it needs, usually your birth date and Social Security number. Neither Crewvine nor the employer sees them or keeps them.',
      action: 'Continue at the agency',
      footer: 'This link is just for you. It takes you to the agency.',
    },
    background_check_notice: {
      title: 'Notice before a decision about {jobTitle}',
      message:
        "{company} is considering a decision against you for {jobTitle}, in whole or in part because of your background check. Nothing is final before {until}. You have five business days, not counting weekends and federal holidays, to look at the report and say what's wrong in it. What the report says: {findings}. The page behind this link has your copy of the report and a summary of your rights under the Fair Credit Reporting Act.",
      action: 'See the report and answer',
      footer: 'This link is just for you. It shows what the report says about you.',
    },
    background_check_final: {
      title: 'Decision about {jobTitle}',
      message:
        "{company} decided not to move forward with you for {jobTitle}, in whole or in part because of your background check. {agency} prepared the report. It didn't make this decision and can't explain it. Within 60 days you have the right to a free copy of the report from the agency, and you may dispute anything in it that's incomplete or wrong.",
      action: 'See the report and your rights',
      footer: 'This link is just for you. It shows what the report says about you.',
    },
    background_check_withdrawn: {
      title: 'Notice withdrawn',
      message:
        "{company} withdrew its notice about your background check for {jobTitle}. You don't need to do anything.",
    },
    reference_request: {
      title: 'A work reference about {workerName}',
      message:
        "{asker} is asking you for a work reference about {workerName}. It's a short form with five ratings and takes about three minutes. You don't need an account.",
      action: 'Give the reference',
      footer: 'This link is just for you and works once.',
    },
  },
  emails: {
    verify_email: {
      title: 'Confirm your email',
      message: 'Hi {firstName}, please confirm this address is yours. The link is good for 3 days.',
      action: 'Confirm my email',
      footer: "Didn't sign up for Crewvine? Ignore this email.",
    },
    reset_password: {
      title: 'Choose a new password',
      message:
        'Hi {firstName}, someone asked for a new password for your Crewvine account. The link is good for 1 hour.',
      action: 'Choose a new password',
      footer: "Wasn't you? Ignore this email. Your password stays the same.",
    },
    password_changed: {
      title: 'Your password was changed',
      message:
        'Hi {firstName}, the password for your Crewvine account was just changed, and we signed out all other devices.',
      footer: 'Wasn\'t you? Choose a new password right away with "Forgot password?" on the sign-in page.',
    },
    email_changed: {
      title: 'Your email was changed',
      message: 'Hi {firstName}, your Crewvine account now uses another email address.',
      footer: "Wasn't you? Reply to this email right away.",
    },
    account_deleted: {
      title: 'Your account was deleted',
      message:
        'Hi {firstName}, we deleted your Crewvine account as you asked, and your personal data with it. We keep payment records without your name.',
    },
    waitlist_confirm: {
      title: 'Confirm your spot',
      message: 'One more step: confirm your email, and your spot on the Crewvine waitlist is yours.',
      action: 'Confirm my spot',
      footer: "Didn't ask for this? Ignore this email.",
    },
    waitlist_already_in: {
      title: "You're already on the list",
      message: "Your email is confirmed, and your spot on the Crewvine waitlist is safe. You're all set.",
      action: 'Open Crewvine',
      footer: "Didn't ask for this? Ignore this email.",
    },
  },
  replies: {
    stop: "Crewvine: you'll get no more texts. Reply START to resume.",
    start: "Crewvine: you'll get texts again. Reply STOP to end them.",
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
      '/community': 'Open the board',
    },
    categories: {
      newJobs: 'new jobs',
      referralUpdates: 'your referrals',
      offers: 'offers',
      payouts: 'payouts',
      community: 'the community',
      marketing: 'news from Crewvine',
    },
    footer: "You're getting this because emails about {category} are on.",
    required: 'We always send this one: it concerns your money or your account.',
    settings: 'Choose what we tell you',
    unsubscribe: 'Stop emails about {category}',
  },
};
