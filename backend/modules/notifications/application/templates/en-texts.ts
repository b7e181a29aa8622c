import { enAccountTexts } from './en-emails.ts';
import type { MessageTemplates } from './message-templates.ts';

export const enTexts: Pick<MessageTemplates, 'texts' | 'stopLine' | 'numberGivers' | 'replies'> = {
  texts: {
    verification_code:
      'Crewvine: your code is {code}. It confirms your referral for {jobTitle} at {company} and is good for 10 minutes. Or answer here: {link}',
    confirm_referral:
      'Crewvine: {referrerName} referred you for {jobTitle} at {company}. Confirm or decline: {link}',
    confirm_nudge:
      'Crewvine: {referrerName} is waiting for your answer about the {jobTitle} job at {company}. Confirm or decline: {link}',
    confirm_hire:
      'Crewvine: {company} hired you for {jobTitle}. {referrerName} referred you. Confirm or decline: {link}',
    offer_to_sign: 'Crewvine: {company} sent you an offer for {jobTitle}. Read and sign it: {link}',
    offer_changed:
      'Crewvine: {company} changed its offer for {jobTitle}. See what changed and answer: {link}',
    addendum_to_sign:
      'Crewvine: {company} sent you an addendum to your offer for {jobTitle}. Read and sign it: {link}',
    addendum_reminder:
      'Crewvine: you have until {until} to answer the addendum from {company} to your offer for {jobTitle}: {link}',
    addendum_withdrawn:
      'Crewvine: {company} withdrew the addendum to your offer for {jobTitle}. The offer stays as you signed it.',
    offer_signed_copy: 'Crewvine: you signed the offer for {jobTitle} at {company}. Your copy: {link}',
    addendum_signed_copy:
      'Crewvine: you signed the addendum to your offer for {jobTitle} at {company}. Your copy: {link}',
    signed_first_day:
      'Crewvine: you signed for {jobTitle} at {company}. First day {when}, ask for {contact}. Your copy, map and calendar: {link}',
    hired_first_day:
      "Crewvine: you're hired! {jobTitle} at {company}. First day {when}, ask for {contact}. Map and calendar: {link}",
    hired:
      "Crewvine: you're hired! {jobTitle} at {company}. Ask {contact} about your first day. Place and map: {link}",
    hire_undone:
      "Crewvine: {company} took back your hire for {jobTitle}. Don't count on the first day we told you about. Ask {contact}.",
    offer_counter_declined:
      'Crewvine: {company} kept its offer for {jobTitle} as it was. You can still answer: {link}',
    offer_reminder:
      'Crewvine: your offer from {company} for {jobTitle} ends {until}. Read and answer: {link}',
    offer_extended:
      'Crewvine: you now have until {until} to answer the offer from {company} for {jobTitle}: {link}',
    offer_withdrawn: 'Crewvine: {company} withdrew its offer for {jobTitle}.',
    background_check_consent:
      'Crewvine: {company} is asking for your consent to a background check for {jobTitle}. Read and decide: {link}',
    background_check_agency:
      'Crewvine: one more step for your background check for {jobTitle}. Give {agency} what it needs on its own page: {link}',
    background_check_notice:
      'Crewvine: {company} may decide against you for {jobTitle} because of your background check. See it and answer: {link}',
    background_check_final:
      'Crewvine: {company} decided against you for {jobTitle} because of your background check. Details: {link}',
    background_check_withdrawn:
      'Crewvine: {company} withdrew its notice about your background check for {jobTitle}.',
    reference_request:
      'Crewvine: {asker} is asking you for a work reference about {workerName}. It takes 3 minutes: {link}',
    drug_test_consent:
      'Crewvine: {company} is asking for your consent to a drug test for {jobTitle}. Read and decide: {link}',
    drug_test_agency:
      'Crewvine: one more step for your drug test for {jobTitle}. Give {agency} what it needs on its own page: {link}',
    drug_test_appointment:
      'Crewvine: your drug test for {jobTitle}: go to {site} by {until}. Bring a photo ID.',
    drug_test_site: 'Crewvine: your drug test for {jobTitle}: go to {site}. Bring a photo ID.',
    drug_test_notice:
      'Crewvine: {company} may decide against you for {jobTitle} because of your drug test. See it and answer: {link}',
    drug_test_final:
      'Crewvine: {company} decided against you for {jobTitle} because of your drug test. Details: {link}',
    drug_test_withdrawn: 'Crewvine: {company} withdrew its notice about your drug test for {jobTitle}.',
    service_done: 'Crewvine: your {service} for {jobTitle} at {company} is done.',
    service_ended:
      'Crewvine: your {service} for {jobTitle} at {company} will not take place. Nothing to do for you.',
    i9_to_sign:
      'Crewvine: {company} needs your Form I-9 before you start as {jobTitle}. Fill in section 1: {link}',
    i9_reminder: 'Crewvine: your Form I-9 for {company} is due by your first day. Fill in section 1: {link}',
    i9_documents:
      'Crewvine: bring the original documents for your Form I-9 to {company}. You choose which ones to show.',
    i9_documents_again:
      'Crewvine: {company} has to see a newer document for your Form I-9. You choose which one to show.',
    i9_ssn:
      'Crewvine: add your Social Security number to your Form I-9 once you have it. {company} waits for it: {link}',
    i9_code: 'Crewvine: {code} is your code for the Form I-9 at {company}. It is good for 10 minutes.',
    offer_code: 'Crewvine: {code} is your code for the offer from {company}. It is good for 10 minutes.',
    check_code: 'Crewvine: {code} is your code for the screening at {company}. It is good for 10 minutes.',
    sign_in_code:
      'Crewvine: {code} is your sign-in code. It is good for 10 minutes. Never share it with anyone.',
    phone_code: 'Crewvine: {code} confirms this phone for your account. It is good for 10 minutes.',
    employer_message: 'Crewvine: {company} about {jobTitle}: {message}',
    interview_invited:
      'Crewvine: {company} wants to talk about {jobTitle}: {when}. Say yes or pick another time: {link}',
    interview_reminder: 'Crewvine: you talk with {company} about {jobTitle}: {when}. Details: {link}',
    interview_canceled: 'Crewvine: {company} canceled the interview for {jobTitle} on {when}.',
    apply_code:
      'Crewvine: {code} is your code to apply. It is good for 10 minutes. Never share it with anyone.',
    refer_code:
      'Crewvine: {code} is your code to send your referral. It is good for 10 minutes. Never share it with anyone.',
    claim_code:
      'Crewvine: {code} is your code to follow your referral. It is good for 10 minutes. Never share it with anyone.',
    ...enAccountTexts,
    i9_mismatch: 'Crewvine: {company} has a notice for you about your Form I-9. Please read it soon: {link}',
  },
  stopLine: 'Reply STOP to opt out.',
  numberGivers: {
    referrerName: '{giver} gave us your number.',
    asker: '{giver} gave us your number.',
    company: '{giver} gave us your number.',
    referrer: 'Your referrer gave us your number.',
    employer: 'The employer gave us your number.',
    entered: 'This number was entered on our site.',
    account: 'Your account gave us this number.',
  },
  replies: {
    stop: "Crewvine: you'll get no more texts. Reply START to resume.",
    doubtful: 'Crewvine: do you want no more texts from us? Reply STOP to end all texts.',
    start: "Crewvine: you'll get texts again. Reply STOP to end them.",
    help: 'Crewvine texts about referrals and job offers. Questions: {contact}. Message and data rates may apply. Reply STOP to end them.',
  },
};
