import type { referralKinds } from '#contract/notifications/vocabulary/kinds/referrals.ts';
import type { WordsOf } from './notice-words.ts';

export const referralNotices: WordsOf<typeof referralKinds> = {
  referral_received: {
    event: 'Someone refers a worker',
    reader: 'employer',
    en: { title: 'New referral', message: '{workerName} was referred for {jobTitle}.' },
    es: { title: 'Nueva recomendación', message: 'Recomendaron a {workerName} para {jobTitle}.' },
  },
  application_received: {
    event: 'A worker applies',
    reader: 'employer',
    en: { title: 'New application', message: '{workerName} applied for {jobTitle}.' },
    es: { title: 'Nueva postulación', message: '{workerName} se postuló para {jobTitle}.' },
  },
  application_moved: {
    event: 'The employer moves an application on, or an offer ends',
    reader: 'worker',
    en: { title: 'Application update', message: '{jobTitle} at {company}: {status}.' },
    es: { title: 'Novedad de su postulación', message: '{jobTitle} en {company}: {status}.' },
  },
  referral_status_changed: {
    event: 'The employer moves a referral on',
    reader: 'referrer',
    en: { title: 'Referral update', message: '{workerName} for {jobTitle}: {status}.' },
    es: { title: 'Novedad de una recomendación', message: '{workerName} para {jobTitle}: {status}.' },
  },
  referral_interest: {
    event: 'The employer is interested in a candidate',
    reader: 'referrer',
    en: { title: 'Employer interested', message: '{company} is interested in {workerName} for {jobTitle}.' },
    es: { title: 'Hay interés', message: '{company} tiene interés en {workerName} para {jobTitle}.' },
  },
  application_interest: {
    event: 'The employer is interested in a candidate',
    reader: 'worker',
    en: { title: 'Employer interested', message: '{company} is interested in you for {jobTitle}.' },
    es: { title: 'Hay interés', message: '{company} tiene interés en usted para {jobTitle}.' },
  },
  referral_confirmed: {
    event: 'The worker confirms',
    reader: 'employer, referrer',
    en: { title: 'Referral confirmed', message: '{workerName} confirmed the referral for {jobTitle}.' },
    es: {
      title: 'Recomendación confirmada',
      message: '{workerName} confirmó la recomendación para {jobTitle}.',
    },
  },
  referral_declined: {
    event: 'The worker declines to be referred',
    reader: 'employer, referrer',
    en: { title: 'Referral declined', message: "{workerName} doesn't want to be referred for {jobTitle}." },
    es: {
      title: 'Recomendación rechazada',
      message: '{workerName} no quiere la recomendación para {jobTitle}.',
    },
  },
  interview_confirmed: {
    event: 'The worker confirms the interview',
    reader: 'employer',
    en: {
      title: 'Interview confirmed',
      message: '{workerName} confirmed the interview for {jobTitle}: {when}.',
    },
    es: {
      title: 'Entrevista confirmada',
      message: '{workerName} confirmó la entrevista para {jobTitle}: {when}.',
    },
  },
  interview_declined: {
    event: 'The worker declines the interview',
    reader: 'employer',
    en: {
      title: 'Interview declined',
      message: "{workerName} can't make the interview for {jobTitle}: {when}.",
    },
    es: {
      title: 'Entrevista declinada',
      message: '{workerName} no puede ir a la entrevista para {jobTitle}: {when}.',
    },
  },
  interview_proposed: {
    event: 'The worker asks for another time',
    reader: 'employer',
    en: {
      title: 'Another time for the interview',
      message: '{workerName} asks for another time for {jobTitle}: {when}.',
    },
    es: {
      title: 'Otra hora para la entrevista',
      message: '{workerName} pide otra hora para {jobTitle}: {when}.',
    },
  },
  worker_hired: {
    event: 'The employer hires',
    reader: 'referrer',
    en: {
      title: 'Your referral was hired',
      message: "{workerName} was hired for {jobTitle}. Your bonus is paid on the job's schedule.",
    },
    es: {
      title: 'Contrataron a su recomendado',
      message: 'Contrataron a {workerName} para {jobTitle}. Su bono sigue el calendario del empleo.',
    },
  },
  reference_given: {
    event: 'A reference is given',
    reader: 'employer',
    en: {
      title: 'Reference received',
      message: '{referenceName} gave a reference about {workerName} for {jobTitle}.',
    },
    es: {
      title: 'Referencia recibida',
      message: '{referenceName} dio una referencia sobre {workerName} para {jobTitle}.',
    },
  },
};
