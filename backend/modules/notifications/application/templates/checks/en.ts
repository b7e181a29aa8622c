import type { MessageTemplates } from '../message-templates.ts';

type Notices = MessageTemplates['notices'];
type OfChecks = Extract<keyof Notices, `background_check_${string}` | `drug_test_${string}`>;

/** The employer's notices of background checks and drug tests. */
export const enChecks: Pick<Notices, OfChecks> = {
  background_check_clear: {
    title: 'Background check clear',
    message: "{workerName}'s background check for {jobTitle} is clear.",
  },
  background_check_concerns: {
    title: 'Background check: review needed',
    message: "{workerName}'s background check for {jobTitle} is complete. Please review it.",
  },
  background_check_on_paper: {
    title: 'Background check: paper requested',
    message:
      '{workerName} wants the forms of the background check for {jobTitle} on paper. Print them from the check.',
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
  background_check_to_mail: {
    title: 'Please mail a notice',
    message:
      "We couldn't reach {workerName} by email or text. Print the notice about {jobTitle} and mail it.",
  },
  background_check_undelivered: {
    title: 'No background check report',
    message:
      "The agency couldn't complete {workerName}'s background check for {jobTitle}. We refunded what you paid. You can request another one.",
  },
  background_check_uncertified: {
    title: 'A background check is waiting for you',
    message:
      "{workerName}'s paid background check for {jobTitle} waits for you. Open it and sign what employers certify.",
  },
  drug_test_clear: {
    title: 'Drug test negative',
    message: "{workerName}'s drug test for {jobTitle} is negative.",
  },
  drug_test_concerns: {
    title: 'Drug test: review needed',
    message: "{workerName}'s drug test for {jobTitle} is complete. Please review it.",
  },
  drug_test_on_paper: {
    title: 'Drug test: paper requested',
    message:
      '{workerName} wants the forms of the drug test for {jobTitle} on paper. Print them from the check.',
  },
  drug_test_declined: {
    title: 'Drug test declined',
    message: '{workerName} declined the drug test for {jobTitle}.',
  },
  drug_test_disputed: {
    title: 'Drug test disputed',
    message: '{workerName} says the drug test for {jobTitle} is wrong. Please read why.',
  },
  drug_test_undelivered: {
    title: 'No drug test result',
    message:
      "The agency couldn't complete {workerName}'s drug test for {jobTitle}. We refunded what you paid. You can order another one.",
  },
  drug_test_uncertified: {
    title: 'A drug test is waiting for you',
    message:
      "{workerName}'s paid drug test for {jobTitle} waits for you. Open it and sign what employers certify.",
  },
};
