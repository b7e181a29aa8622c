import type { MessageTemplates } from './message-templates.ts';

type InterviewKind = 'interview_confirmed' | 'interview_declined' | 'interview_proposed';

/** To the employer: what the worker says to the time they set. */
export const enInterviews: Pick<MessageTemplates['notices'], InterviewKind> = {
  interview_confirmed: {
    title: 'Interview confirmed',
    message: '{workerName} confirmed the interview for {jobTitle}: {when}.',
  },
  interview_declined: {
    title: 'Interview declined',
    message: "{workerName} can't make the interview for {jobTitle}: {when}.",
  },
  interview_proposed: {
    title: 'Another time for the interview',
    message: '{workerName} asks for another time for {jobTitle}: {when}.',
  },
};
