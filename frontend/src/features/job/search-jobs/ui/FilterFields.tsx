import { Fragment, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TRADES, tradeOf } from '#entities/job/index.ts';
import { TownField } from '#entities/place/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { SelectField, Stack } from '#shared/ui/index.ts';
import { hasPlace, RADIUS } from '../model/search-params.ts';
import {
  BONUS_STEPS,
  PAY_STEPS,
  RADIUS_STEPS,
  SCHEDULE_CHOICES,
  isKnownSchedule,
  withRequested,
} from '../model/filter-choices.ts';
import type { JobSearchControl } from '../model/use-job-search.ts';
import type { SearchPartName } from '../model/use-search-labels.ts';

interface FilterFieldsProps extends Pick<JobSearchControl, 'search' | 'change'> {
  /** A button that finds the device's location, below the place. */
  readonly locate?: ReactNode;
}

/** All filters of the list. A choice applies immediately. */
export function FilterFields({ search, change, locate }: FilterFieldsProps) {
  const { t, i18n } = useTranslation(['job-search', 'jobs']);
  const amounts = (steps: readonly number[], words: 'pay.option' | 'bonus.option') =>
    steps.map((step) => ({
      value: String(step),
      label: t(words, { amount: formatAmount(step, i18n.language) }),
    }));
  const fields = {
    industry: (
      <SelectField
        optional="filter"
        label={t('trade.label')}
        placeholder={t('trade.any')}
        value={search.industry === 'all' ? '' : search.industry}
        options={TRADES.map((trade) => ({ value: trade, label: t(`jobs:trade.${trade}`) }))}
        onChange={({ target }) => change({ industry: tradeOf(target.value) ?? 'all' })}
      />
    ),
    place: <PlaceFields search={search} change={change} locate={locate} />,
    minPay: (
      <SelectField
        optional="filter"
        label={t('pay.label')}
        placeholder={t('pay.any')}
        value={String(search.minPay ?? '')}
        options={amounts(withRequested(PAY_STEPS, search.minPay), 'pay.option')}
        onChange={({ target }) => change({ minPay: Number(target.value) || null })}
      />
    ),
    minBonus: (
      <SelectField
        optional="filter"
        label={t('bonus.label')}
        placeholder={t('bonus.any')}
        value={String(search.minBonus ?? '')}
        options={amounts(withRequested(BONUS_STEPS, search.minBonus), 'bonus.option')}
        onChange={({ target }) => change({ minBonus: Number(target.value) || null })}
      />
    ),
    schedule: <ScheduleField search={search} change={change} />,
  } satisfies Record<Exclude<SearchPartName, 'q'>, ReactNode>;
  return (
    <Stack $gap={4}>
      {Object.entries(fields).map(([name, field]) => (
        <Fragment key={name}>{field}</Fragment>
      ))}
    </Stack>
  );
}

function ScheduleField({ search, change }: FilterFieldsProps) {
  const { t } = useTranslation('job-search');
  const { schedule } = search;
  const known: readonly { value: string; label: string }[] = SCHEDULE_CHOICES.map((value) => ({
    value,
    label: t(`schedule.${value}`),
  }));
  const isOther = schedule !== '' && !isKnownSchedule(schedule);
  return (
    <SelectField
      optional="filter"
      label={t('schedule.label')}
      placeholder={t('schedule.any')}
      value={schedule}
      options={isOther ? [...known, { value: schedule, label: schedule }] : known}
      onChange={({ target }) => change({ schedule: target.value })}
    />
  );
}

function PlaceFields({ search, change, locate }: FilterFieldsProps) {
  const { t } = useTranslation('job-search');
  const [typed, setTyped] = useState(search.location);
  const [searched, setSearched] = useState(search.location);
  if (search.location !== searched) {
    setSearched(search.location);
    setTyped(search.location);
  }
  const look = (): void => {
    const location = typed.trim();
    if (location !== search.location) change({ location, lat: null, lng: null });
  };
  return (
    <Stack $gap={2}>
      <TownField
        optional="filter"
        label={t('place.label')}
        placeholder={t('place.example')}
        autoComplete="address-level2"
        enterKeyHint="search"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={look}
        onKeyDown={(event) => {
          if (event.key === 'Enter') look();
        }}
      />
      {locate}
      {hasPlace(search) && (
        <SelectField
          optional="filter"
          label={t('radius.label')}
          placeholder={false}
          value={String(search.radius ?? RADIUS)}
          options={withRequested(RADIUS_STEPS, search.radius).map((miles) => ({
            value: String(miles),
            label: t('radius.option', { count: miles }),
          }))}
          onChange={({ target }) => change({ radius: Number(target.value) })}
        />
      )}
    </Stack>
  );
}
