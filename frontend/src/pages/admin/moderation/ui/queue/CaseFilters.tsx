import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { REPORT_REASONS, REPORT_TARGETS, SEVERITIES } from '#contract/moderation/vocabulary/reports.ts';
import { useModerationLabels } from '#entities/moderation/index.ts';
import { CheckboxField, SelectField } from '#shared/ui/index.ts';
import type { useCaseSearch } from '../../model/use-case-search.ts';

/** The filters of the queue. */
export function CaseFilters({ state }: { readonly state: ReturnType<typeof useCaseSearch> }) {
  const { t } = useTranslation('moderation');
  const words = useModerationLabels();
  const { valueOf, set } = state;
  return (
    <Filters role="search" aria-label={t('filter.label')}>
      <SelectField
        label={t('filter.state')}
        placeholder={false}
        value={valueOf('state') || 'open'}
        onChange={({ target }) => set('state', target.value === 'open' ? '' : target.value)}
        options={(['open', 'decided'] as const).map((value) => ({ value, label: t(`state.${value}`) }))}
      />
      <SelectField
        label={t('filter.severity')}
        placeholder={t('filter.all')}
        value={valueOf('severity')}
        onChange={({ target }) => set('severity', target.value)}
        options={SEVERITIES.toReversed().map((value) => ({ value, label: t(`severity.${value}`) }))}
      />
      <SelectField
        label={t('filter.kind')}
        placeholder={t('filter.all')}
        value={valueOf('kind')}
        onChange={({ target }) => set('kind', target.value)}
        options={REPORT_TARGETS.map((value) => ({ value, label: words.kind(value) }))}
      />
      <SelectField
        label={t('filter.reason')}
        placeholder={t('filter.all')}
        value={valueOf('reason')}
        onChange={({ target }) => set('reason', target.value)}
        options={REPORT_REASONS.map((value) => ({ value, label: words.reason(value) }))}
      />
      <CheckboxField
        label={t('filter.mine')}
        checked={valueOf('mine') === 'true'}
        onChange={({ target }) => set('mine', target.checked ? 'true' : '')}
      />
    </Filters>
  );
}

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr));
  align-items: end;
  gap: var(--space-3);
`;
