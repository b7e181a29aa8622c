import { useTranslation } from 'react-i18next';
import { formatAmount } from '#shared/lib/index.ts';
import { hasPlace, RADIUS, type SearchParams } from './search-params.ts';
import { isKnownSchedule } from './filter-choices.ts';

/** Every parameter but the order; those of the place count as one. */
export type SearchPartName =
  | Exclude<keyof SearchParams, 'sort' | 'location' | 'lat' | 'lng' | 'radius'>
  | 'place';

/** One part of a search in words, and the change that removes it. */
export interface SearchPart {
  readonly name: string;
  readonly words: string;
  readonly without: Partial<SearchParams>;
}

/** The labels of a search, part by part. */
export function useSearchLabels(): (search: SearchParams) => readonly SearchPart[] {
  const { t, i18n } = useTranslation(['job-search', 'jobs']);
  const dollars = (amount: number): string => formatAmount(amount, i18n.language);
  return (search) => {
    const { q, industry, location, radius, minPay, minBonus, schedule } = search;
    const miles = radius ?? RADIUS;
    const place = location ? t('chip.near', { place: location, miles }) : t('chip.nearSpot', { miles });
    const scheduleWords = isKnownSchedule(schedule) ? t(`schedule.${schedule}`) : schedule;
    const parts = {
      q: q !== '' && { words: t('chip.words', { words: q }), without: { q: '' } },
      industry: industry !== 'all' && {
        words: t(`jobs:trade.${industry}`),
        without: { industry: 'all' },
      },
      place: hasPlace(search) && {
        words: place,
        without: { location: '', lat: null, lng: null, radius: null },
      },
      minPay: minPay !== null && {
        words: t('chip.pay', { amount: dollars(minPay) }),
        without: { minPay: null },
      },
      minBonus: minBonus !== null && {
        words: t('chip.bonus', { amount: dollars(minBonus) }),
        without: { minBonus: null },
      },
      schedule: schedule !== '' && { words: scheduleWords, without: { schedule: '' } },
    } satisfies Record<SearchPartName, Omit<SearchPart, 'name'> | false>;
    return Object.entries(parts).flatMap(([name, part]) => (part ? [{ name, ...part }] : []));
  };
}
