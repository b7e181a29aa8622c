import type { MessageTemplates } from '../message-templates.ts';

/** Texts that go to an email address, too. */
export const enMailedTexts: Pick<MessageTemplates, 'textsAsEmails'> = {
  textsAsEmails: {
    employer_message: {
      title: 'A message from {company}',
      message: '{company} wrote to you about {jobTitle}: {message}',
    },
    interview_invited: {
      title: '{company} wants to talk with you',
      message:
        "{company} wants to talk with you about {jobTitle}: {when}. Say yes, pick another time or decline. You don't need an account.",
      action: 'Answer',
      footer: 'This link is just for you. Anyone who has it can answer in your name.',
    },
    interview_reminder: {
      title: 'You talk with {company} soon',
      message: 'You talk with {company} about {jobTitle}: {when}.',
      action: 'See the details',
      footer: 'This link is just for you. Anyone who has it can answer in your name.',
    },
    interview_canceled: {
      title: '{company} canceled the interview',
      message: '{company} canceled the interview for {jobTitle} that was set for {when}.',
    },
    offer_to_sign: {
      title: 'An offer from {company}',
      message:
        "{company} sent you an offer for {jobTitle}. Open it to read the terms, then accept or decline. You don't need an account.",
      action: 'Read and sign the offer',
      footer: 'This link is just for you. Anyone who has it can answer the offer in your name.',
    },
    addendum_to_sign: {
      title: 'An addendum from {company}',
      message:
        '{company} sent you an addendum to the offer for {jobTitle} that you signed. Open it to read it, then sign or decline. The offer stays as you signed it.',
      action: 'Read and sign the addendum',
      footer: 'This link is just for you. Anyone who has it can answer in your name.',
    },
    addendum_reminder: {
      title: 'An addendum from {company} ends {until}',
      message:
        'You have until {until} to sign or decline the addendum from {company} to your offer for {jobTitle}.',
      action: 'Read and sign the addendum',
      footer: 'This link is just for you. Anyone who has it can answer in your name.',
    },
    addendum_withdrawn: {
      title: 'Addendum withdrawn',
      message:
        '{company} withdrew the addendum to your offer for {jobTitle}. The offer stays as you signed it.',
    },
    offer_changed: {
      title: '{company} changed its offer',
      message:
        "{company} changed its offer for {jobTitle}. The new page shows what's different. The link you had before no longer takes an answer.",
      action: 'See the changes',
      footer: 'This link is just for you. Anyone who has it can answer the offer in your name.',
    },
    offer_counter_declined: {
      title: '{company} kept its offer as it was',
      message: '{company} kept its offer for {jobTitle} as it was. You can still accept or decline it.',
      action: 'Read and answer the offer',
      footer: 'This link is just for you. Anyone who has it can answer the offer in your name.',
    },
    offer_reminder: {
      title: 'Your offer from {company} ends {until}',
      message: 'You can still answer the offer from {company} for {jobTitle} until {until}.',
      action: 'Read and answer the offer',
      footer: 'This link is just for you. Anyone who has it can answer the offer in your name.',
    },
    offer_extended: {
      title: 'More time for your offer from {company}',
      message: 'You now have until {until} to answer the offer from {company} for {jobTitle}.',
      action: 'Read and answer the offer',
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
    drug_test_consent: {
      title: '{company} is asking for a drug test',
      message:
        "{company} would like you to take a drug test for {jobTitle}. Read what's in it, then authorize or decline it. It's free, and you don't need an account.",
      action: 'Read and decide',
      footer: 'This link is just for you. Anyone who has it can answer in your name.',
    },
    drug_test_agency: {
      title: 'One more step for your drug test',
      message:
        'You authorized a drug test for {jobTitle}. {agency} arranges it. On its own page it will ask for what it needs, usually your birth date, and where you would like to go. Neither Crewvine nor the employer sees it.',
      action: 'Continue at the agency',
      footer: 'This link is just for you. It takes you to the agency.',
    },
    drug_test_appointment: {
      title: 'Where to go for your drug test',
      message: 'Your drug test for {jobTitle} at {company}: go to {site} by {until}. Bring a photo ID.',
    },
    drug_test_site: {
      title: 'Where to go for your drug test',
      message: 'Your drug test for {jobTitle} at {company}: go to {site}. Bring a photo ID.',
    },
    drug_test_notice: {
      title: 'Notice before a decision about {jobTitle}',
      message:
        "{company} is considering a decision against you for {jobTitle}, in whole or in part because of your drug test. Nothing is final before {until}. You have five business days, not counting weekends and federal holidays, to look at the report and say what's wrong in it. The page behind this link has your copy of the report and a summary of your rights under the Fair Credit Reporting Act.",
      action: 'See the report and answer',
      footer: 'This link is just for you. It shows what the report says about you.',
    },
    drug_test_final: {
      title: 'Decision about {jobTitle}',
      message:
        "{company} decided not to move forward with you for {jobTitle}, in whole or in part because of your drug test. {agency} prepared the report. It didn't make this decision and can't explain it. Within 60 days you have the right to a free copy of the report from the agency, and you may dispute anything in it that's incomplete or wrong.",
      action: 'See the report and your rights',
      footer: 'This link is just for you. It shows what the report says about you.',
    },
    drug_test_withdrawn: {
      title: 'Notice withdrawn',
      message:
        "{company} withdrew its notice about your drug test for {jobTitle}. You don't need to do anything.",
    },
    service_done: {
      title: 'Your {service} is done',
      message: 'Your {service} for {jobTitle} at {company} is done.',
    },
    service_ended: {
      title: "Your {service} won't take place",
      message: "Your {service} for {jobTitle} at {company} won't take place. You don't need to do anything.",
    },
    i9_to_sign: {
      title: 'Your Form I-9 for {company}',
      message:
        "Everyone who starts a job in the US fills in Form I-9. Please fill in and sign section 1 for {jobTitle} by your first day of work. It takes about five minutes, and you don't need an account.",
      action: 'Fill in section 1',
      footer: 'This link is just for you. Anyone who has it can answer in your name.',
    },
    i9_reminder: {
      title: 'Your Form I-9 for {company} is due',
      message:
        'Please fill in and sign section 1 for {jobTitle} by your first day of work. It takes about five minutes.',
      action: 'Fill in section 1',
      footer: 'This link is just for you. Anyone who has it can answer in your name.',
    },
    i9_mismatch: {
      title: 'A notice about your Form I-9 from {company}',
      message:
        "Please read this notice soon: there's a decision only you can make, and it has a deadline. You can keep working.",
      action: 'Read the notice',
      footer: 'This link is just for you. Anyone who has it can answer in your name.',
    },
    i9_documents: {
      title: 'Bring your documents to {company}',
      message:
        'For your Form I-9, {company} has to see original documents within three business days of your first day as {jobTitle}. You choose: one document from List A, or one from List B and one from List C.',
    },
    i9_documents_again: {
      title: 'Show {company} a newer document',
      message:
        'For your Form I-9 as {jobTitle}, you showed a document that expires soon, or a receipt for one. Please bring the newer document to {company} in time. You choose which one.',
    },
    i9_ssn: {
      title: '{company} waits for your Social Security number',
      message:
        'You signed Form I-9 as {jobTitle} without a Social Security number. {company} uses E-Verify, which needs it. Add it as soon as you have it. You keep working meanwhile.',
      action: 'Add the number',
      footer: 'This link is just for you. Anyone who has it can answer in your name.',
    },
  },
};
