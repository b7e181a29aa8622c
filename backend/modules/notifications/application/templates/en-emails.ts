import type { MessageTemplates } from './message-templates.ts';

export const enEmails: MessageTemplates['emails'] = {
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
  phone_confirmed: {
    title: 'You can sign in with your phone',
    message:
      'Hi {firstName}, you confirmed the phone ending in {ending}. From now on, a code we text there signs you in.',
    footer:
      'Wasn\'t you? Choose a new password with "Forgot password?" and change the phone in your profile.',
  },
  passkey_added: {
    title: 'You added a passkey',
    message: 'Hi {firstName}, a passkey now signs you in to your account. Made on: {device}.',
    footer:
      'Wasn\'t you? Choose a new password with "Forgot password?" right away, then remove the passkey in your profile.',
  },
  new_device: {
    title: 'New sign-in to your account',
    message:
      "Hi {firstName}, someone just signed in to your account on a device we hadn't seen before. Device: {device}. Network address: {address}.",
    footer:
      'Was it you? Then all is well. Wasn\'t you? Choose a new password with "Forgot password?" right away: it signs everyone out.',
  },
  phone_moved: {
    title: "Your phone doesn't sign you in anymore",
    message:
      "Hi {firstName}, someone confirmed the phone ending in {ending} for another account, so it doesn't sign you in to this one anymore. Your password still works.",
    footer: 'Still your phone? Confirm it again in your profile.',
  },
  account_deleted: {
    title: 'Your account was deleted',
    message:
      'Hi {firstName}, we deleted your Crewvine account as you asked, and your personal data with it. We keep payment records without your name.',
  },
  account_deleted_owed: {
    title: 'Your account was deleted, your money is still yours',
    message:
      'Hi {firstName}, we deleted your Crewvine account as you asked, and your personal data with it. Your ${amount} stays yours, including bonus payments that are not due yet. To get paid, reply to this email with your number: {reference}. Keep this email: the number is how we know the money is yours.',
  },
  account_suspended: {
    title: 'Your account is suspended',
    message:
      'Hi {firstName}, our moderators suspended your Crewvine account until {until}. Why: {reason} If you think this is a mistake, you can appeal once, without signing in.',
    action: 'Appeal this decision',
    footer: 'This link is just for you.',
  },
  account_banned: {
    title: 'Your account is closed',
    message:
      'Hi {firstName}, our moderators closed your Crewvine account for good. Why: {reason} If you think this is a mistake, you can appeal once, without signing in.',
    action: 'Appeal this decision',
    footer: 'This link is just for you.',
  },
  waitlist_confirm: {
    title: 'Confirm your spot',
    message: 'One more step: confirm your email, and your spot on the Crewvine waitlist is yours.',
    action: 'Confirm my spot',
    footer: "Didn't ask for this? Ignore this email.",
  },
  offer_signed_copy: {
    title: 'Signed offer letter: {jobTitle} at {company}',
    message:
      "Here's your copy of the offer letter that {workerName} signed for {jobTitle} at {company}. Keep it: nobody can change it without that being seen.",
    action: 'See the offer',
    footer: 'The signed letter is attached as a PDF.',
  },
  addendum_signed_copy: {
    title: 'Signed addendum: {jobTitle} at {company}',
    message:
      "Here's your copy of the addendum that {workerName} signed to the offer for {jobTitle} at {company}. Keep it: nobody can change it without that being seen.",
    action: 'See the addendum',
    footer: 'The signed addendum is attached as a PDF.',
  },
  signed_first_day: {
    title: 'You signed: {jobTitle} at {company}',
    message:
      "You signed the offer for {jobTitle} at {company}. Your first day is {when}, at {place}. Ask for {contact}. The page behind this link has your copy, the map and a file for your calendar. We'll write again once {company} has hired you.",
    action: 'See your first day',
    footer: 'The signed letter is attached as a PDF. This link is just for you.',
  },
  hired_first_day: {
    title: "You're hired: {jobTitle} at {company}",
    message:
      '{company} hired you for {jobTitle}. Your first day is {when}, at {place}. Ask for {contact}. The page behind this link has the map and a file for your calendar.',
    action: 'See your first day',
    footer: 'This link is just for you.',
  },
  hired: {
    title: "You're hired: {jobTitle} at {company}",
    message:
      '{company} hired you for {jobTitle}, at {place}. Ask {contact} about your first day. The page behind this link has the map.',
    action: 'See the place',
    footer: 'This link is just for you.',
  },
  hire_undone: {
    title: 'Not hired after all: {jobTitle} at {company}',
    message:
      "{company} took back your hire for {jobTitle}. Don't count on the first day we told you about. If you have questions, ask {contact}.",
    action: 'See the job',
    footer: 'This link is just for you.',
  },
  waitlist_already_in: {
    title: "You're already on the list",
    message: "Your email is confirmed, and your spot on the Crewvine waitlist is safe. You're all set.",
    action: 'Open Crewvine',
    footer: "Didn't ask for this? Ignore this email.",
  },
};

/** To the phone of an account that has no email. */
export const enAccountTexts = {
  new_device:
    "Crewvine: your account was just opened on a new device: {device}. Wasn't you? Sign that device out in your profile now.",
  passkey_added:
    "Crewvine: a new passkey opens your account. Made on: {device}. Wasn't you? Remove it in your profile now.",
  account_deleted: 'Crewvine: Hi {firstName}, we deleted your account and your personal data, as you asked.',
  account_deleted_owed:
    'Crewvine: we deleted your account. Your ${amount} stays yours. Keep this number, it is how we know: {reference}',
  account_suspended:
    'Crewvine: our moderators suspended your account until {until}. Why, and how to appeal: {link}',
  account_banned: 'Crewvine: our moderators closed your account for good. Why, and how to appeal: {link}',
} as const satisfies Partial<MessageTemplates['texts']>;
