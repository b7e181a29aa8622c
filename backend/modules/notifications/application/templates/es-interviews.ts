import type { MessageTemplates } from './message-templates.ts';

type InterviewKind = 'interview_confirmed' | 'interview_declined' | 'interview_proposed';

/** To the employer: what the worker says to the time they set. */
export const esInterviews: Pick<MessageTemplates['notices'], InterviewKind> = {
  interview_confirmed: {
    title: 'Entrevista confirmada',
    message: '{workerName} confirmó la entrevista para {jobTitle}: {when}.',
  },
  interview_declined: {
    title: 'Entrevista declinada',
    message: '{workerName} no puede ir a la entrevista para {jobTitle}: {when}.',
  },
  interview_proposed: {
    title: 'Otra hora para la entrevista',
    message: '{workerName} pide otra hora para {jobTitle}: {when}.',
  },
};
