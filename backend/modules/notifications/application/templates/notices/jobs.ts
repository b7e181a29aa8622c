import type { jobKinds } from '#contract/notifications/vocabulary/kinds/jobs.ts';
import type { WordsOf } from './notice-words.ts';

export const jobNotices: WordsOf<typeof jobKinds> = {
  new_jobs: {
    event: 'New jobs fit a saved search',
    reader: 'who saved it',
    en: { title: 'New jobs for you', message: '{count} new for "{searchName}": {jobTitles}.' },
    es: { title: 'Empleos nuevos para usted', message: '{count} nuevos para "{searchName}": {jobTitles}.' },
  },
  job_days_over: {
    event: 'The paid days of a job are over',
    reader: 'employer',
    en: {
      title: 'Your paid post is over',
      message:
        "Your paid days for {jobTitle} are over, so it's closed. Your referrals stay. Post it again with a package or as a free post.",
      button: 'Post the job again',
    },
    es: {
      title: 'Terminó su publicación pagada',
      message:
        'El tiempo pagado de {jobTitle} ha terminado y el empleo se ha cerrado. Sus recomendaciones se conservan. Vuelva a publicarlo con un paquete o gratis.',
      button: 'Publicar de nuevo el empleo',
    },
  },
};
