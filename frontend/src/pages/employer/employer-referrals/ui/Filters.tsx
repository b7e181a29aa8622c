import { Search, SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMyJobsQuery } from '#entities/job/index.ts';
import { REFERRAL_SORTS } from '#contract/hiring/vocabulary/referral-facts.ts';
import { REFERRAL_STATUSES } from '#entities/referral/index.ts';
import { onWide, usePhone } from '#shared/theme/index.ts';
import { Button, CheckboxField, SelectField, TextField } from '#shared/ui/index.ts';
import type { ListParams } from '../model/list-params.ts';

/** Waits for a pause in typing, so that not every letter makes a call. */
const TYPING_MS = 300;

interface FiltersProps {
  readonly params: ListParams;
  readonly onChange: (changes: Partial<ListParams>) => void;
}

/** On a phone, the fields are behind a button with the number of filters in use. */
export function Filters({ params, onChange }: FiltersProps) {
  const { t } = useTranslation('referral-management');
  const isPhone = usePhone();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { job, status, unconfirmed } = params;
  const count = [job !== '', status.length > 0, unconfirmed].filter(Boolean).length;
  return (
    <Row role="search" aria-label={t('filter.label')}>
      <Words value={params.q} onChange={(q) => onChange({ q })} />
      {isPhone && (
        <Button
          icon={<SlidersHorizontal aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {count > 0 ? t('filter.used', { count }) : t('filter.open')}
        </Button>
      )}
      <Fields id={id} hidden={isPhone && !isOpen}>
        <Choices params={params} onChange={onChange} />
      </Fields>
    </Row>
  );
}

function Choices({ params, onChange }: FiltersProps) {
  const { t } = useTranslation(['referral-management', 'referral']);
  const { data: jobs } = useMyJobsQuery(undefined);
  // A wide table sorts by its headers instead.
  const sortsHere = usePhone() && params.view === 'list';
  return (
    <>
      <SelectField
        label={t('filter.job')}
        name="job"
        placeholder={t('filter.anyJob')}
        value={params.job}
        onChange={({ target }) => onChange({ job: target.value })}
        options={(jobs ?? []).map(({ id, title, location }) => ({
          value: id,
          label: `${title} · ${location}`,
        }))}
      />
      {params.view === 'list' && (
        <SelectField
          label={t('filter.status')}
          name="status"
          placeholder={t('filter.anyStatus')}
          value={params.status.length === 1 ? params.status[0] : ''}
          onChange={({ target }) =>
            onChange({ status: REFERRAL_STATUSES.filter((status) => status === target.value) })
          }
          options={REFERRAL_STATUSES.map((value) => ({ value, label: t(`referral:status.${value}`) }))}
        />
      )}
      {sortsHere && (
        <SelectField
          label={t('filter.sort')}
          name="sort"
          value={params.sort}
          onChange={({ target }) =>
            onChange({ sort: REFERRAL_SORTS.find((sort) => sort === target.value) ?? params.sort })
          }
          options={REFERRAL_SORTS.map((value) => ({ value, label: t(`filter.${value}`) }))}
        />
      )}
      <CheckboxField
        label={t('filter.unconfirmed')}
        checked={params.unconfirmed}
        onChange={({ target }) => onChange({ unconfirmed: target.checked })}
      />
    </>
  );
}

interface WordsProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Words({ value, onChange }: WordsProps) {
  const { t } = useTranslation('referral-management');
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // The address changed elsewhere: the user cleared the filters or pressed Back.
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const pause = setTimeout(() => onChange(typed.trim()), TYPING_MS);
    return () => clearTimeout(pause);
  });
  return (
    <TextField
      label={t('filter.words')}
      name="q"
      type="search"
      maxLength={100}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      suffix={<Glass size={20} aria-hidden />}
    />
  );
}

const Glass = styled(Search)`
  margin-right: 12px;
`;

const Fields = styled.div`
  display: contents;
  &[hidden] {
    display: none;
  }
`;

const Row = styled.div`
  display: grid;
  gap: var(--space-3) var(--space-4);
  ${onWide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1.5fr);
    align-items: end;
  }
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr) max-content;
  }
`;
