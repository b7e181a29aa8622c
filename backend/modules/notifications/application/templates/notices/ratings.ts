import type { ratingKinds } from '#contract/notifications/vocabulary/kinds/ratings.ts';
import type { WordsOf } from './notice-words.ts';

export const ratingNotices: WordsOf<typeof ratingKinds> = {
  rate_referrer: {
    event: 'The work is done',
    reader: 'employer',
    en: {
      title: 'How did it go?',
      message: '{workerName} finished the work on {jobTitle}. Rate {personName}, who referred them: one tap.',
    },
    es: {
      title: '¿Qué tal estuvo?',
      message: '{workerName} ya hizo el trabajo de {jobTitle}. Califique a {personName} con un toque.',
    },
  },
  rate_employer: {
    event: 'The work is done',
    reader: 'referrer',
    en: {
      title: 'How did it go?',
      message: '{workerName} finished the work on {jobTitle}. Rate {company}: one tap.',
    },
    es: {
      title: '¿Qué tal estuvo?',
      message: '{workerName} ya hizo el trabajo de {jobTitle}. Califique a {company} con un toque.',
    },
  },
  rate_workplace: {
    event: 'The work is done',
    reader: 'worker',
    en: {
      title: 'How was the job?',
      message: 'You finished the work on {jobTitle}. Rate {company}: one tap.',
    },
    es: {
      title: '¿Qué tal el trabajo?',
      message: 'Usted ya hizo el trabajo de {jobTitle}. Califique a {company} con un toque.',
    },
  },
  rating_received: {
    event: 'Someone rates',
    reader: 'who is rated',
    en: {
      title: 'You got a new rating',
      message: '{personName} gave you {stars} of 5 stars for {jobTitle}.',
    },
    es: {
      title: 'Tiene una calificación nueva',
      message: '{personName} le dio {stars} de 5 estrellas por {jobTitle}.',
    },
  },
};
