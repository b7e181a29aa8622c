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
  waitlist_already_in: {
    title: "You're already on the list",
    message: "Your email is confirmed, and your spot on the Crewvine waitlist is safe. You're all set.",
    action: 'Open Crewvine',
    footer: "Didn't ask for this? Ignore this email.",
  },
};
