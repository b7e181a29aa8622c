import type { Language } from '#contract/http/vocabulary/language.ts';
import { writtenPay } from '#contract/jobs/vocabulary/written-terms.ts';
import type { PublicJob } from '../../application/reach/public-jobs.ts';
import { bonusAmount } from '../pdf/poster-labels.ts';

type PlacedJob = Pick<PublicJob, 'title' | 'company' | 'location'>;

interface JobLabels {
  readonly headline: (job: PublicJob) => string;
  readonly offer: (job: PublicJob) => string;
  readonly jobs: string;
  readonly home: string;
  readonly closed: (title: string) => string;
  readonly closedText: string;
  readonly gone: string;
  readonly picture: (job: PlacedJob & Pick<PublicJob, 'payRate'>) => string;
}

const bonusOf = ({ referralBonusCents }: PublicJob): string | null =>
  referralBonusCents > 0 ? bonusAmount(referralBonusCents) : null;
const placed = ({ title, company, location }: PlacedJob): string =>
  [title, company, location].filter(Boolean).join(' · ');

export const JOB_LABELS: Readonly<Record<Language, JobLabels>> = {
  en: {
    headline: (job) => (bonusOf(job) ? `${bonusOf(job)} bonus · ${placed(job)}` : placed(job)),
    offer: (job) =>
      [
        `${writtenPay(job.payRate, 'en')}.`,
        bonusOf(job)
          ? `Know someone good? Refer them: ${bonusOf(job)} is yours when they're hired.`
          : 'Apply in a minute, or refer someone good.',
      ].join(' '),
    jobs: 'Jobs',
    home: 'Home',
    closed: (title) => `${title} (closed)`,
    closedText: 'This job is closed. See others like it.',
    gone: 'This job is closed',
    picture: (job) => `${placed(job)}, ${writtenPay(job.payRate, 'en')}`,
  },
  es: {
    headline: (job) => (bonusOf(job) ? `Bono de ${bonusOf(job)} · ${placed(job)}` : placed(job)),
    offer: (job) =>
      [
        `${writtenPay(job.payRate, 'es')}.`,
        bonusOf(job)
          ? `¿Conoce a alguien bueno? Recomiéndelo: ${bonusOf(job)} son suyos cuando lo contraten.`
          : 'Postúlese en un minuto, o recomiende a alguien bueno.',
      ].join(' '),
    jobs: 'Empleos',
    home: 'Inicio',
    closed: (title) => `${title} (cerrado)`,
    closedText: 'Este empleo ya cerró. Vea otros parecidos.',
    gone: 'Este empleo ya cerró',
    picture: (job) => `${placed(job)}, ${writtenPay(job.payRate, 'es')}`,
  },
};
