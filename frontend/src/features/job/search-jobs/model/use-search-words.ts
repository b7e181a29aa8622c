import { useTranslation } from 'react-i18next';
import { formatAmount } from '#shared/lib/index.ts';
import { hasPlace, RADIUS, type JobSearch } from './search-address.ts';
import { isKnownSchedule } from './steps.ts';

/** One thing that is looked for, in words, and what takes it away again. */
export interface SearchPart {
  readonly name: string;
  readonly words: string;
  readonly without: Partial<JobSearch>;
}

/** What a search looks for, part by part. */
export function useSearchWords(): (search: JobSearch) => readonly SearchPart[] {
  const { t, i18n } = useTranslation(['job-search', 'jobs']);
  const dollars = (amount: number): string => formatAmount(amount, i18n.language);
  return (search) => {
    const { q, industry, location, radius, minPay, minBonus, schedule } = search;
    const miles = radius ?? RADIUS;
    const place = location ? t('chip.near', { place: location, miles }) : t('chip.nearSpot', { miles });
    const scheduleWords = isKnownSchedule(schedule) ? t(`schedule.${schedule}`) : schedule;
    const parts: (SearchPart | false)[] = [
      q !== '' && { name: 'q', words: t('chip.words', { words: q }), without: { q: '' } },
      industry !== 'all' && {
        name: 'industry',
        words: t(`jobs:trade.${industry}`),
        without: { industry: 'all' },
      },
      hasPlace(search) && {
        name: 'place',
        words: place,
        without: { location: '', lat: null, lng: null, radius: null },
      },
      minPay !== null && {
        name: 'minPay',
        words: t('chip.pay', { amount: dollars(minPay) }),
        without: { minPay: null },
      },
      minBonus !== null && {
        name: 'minBonus',
        words: t('chip.bonus', { amount: dollars(minBonus) }),
        without: { minBonus: null },
      },
      schedule !== '' && { name: 'schedule', words: scheduleWords, without: { schedule: '' } },
    ];
    return parts.filter((part) => part !== false);
  };
}
