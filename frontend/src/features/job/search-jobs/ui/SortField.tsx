import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { JOB_SORTS } from '#entities/job/index.ts';
import { hiddenOnPhone, SelectField } from '#shared/ui/index.ts';
import { hasPlace, orderOf } from '../model/search-params.ts';
import type { JobSearchControl } from '../model/use-job-search.ts';

/** Offers distance only with a place, and relevance only with search words. */
export function SortField({ search, change }: Pick<JobSearchControl, 'search' | 'change'>) {
  const { t } = useTranslation('job-search');
  const possible = JOB_SORTS.filter(
    (sort) => (sort !== 'distance' || hasPlace(search)) && (sort !== 'relevance' || search.q !== ''),
  );
  return (
    <Sort>
      <SelectField
        optional="filter"
        label={t('sort.label')}
        placeholder={false}
        value={orderOf(search)}
        options={possible.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={({ target }) => change({ sort: JOB_SORTS.find((sort) => sort === target.value) ?? null })}
      />
    </Sort>
  );
}

/** Hides the label on a phone, where the options are self-explanatory. */
const Sort = styled.div`
  label {
    ${hiddenOnPhone}
  }
`;
