import { useTranslation } from 'react-i18next';
import type { Referral } from '#entities/referral/index.ts';
import type { RowGroups } from '#shared/ui/index.ts';

/** Groups workers who were referred together (rules.md#referral-table). */
export function useCrews(): RowGroups<Referral> {
  const { t } = useTranslation('referral');
  return {
    keyOf: ({ crewId }) => crewId,
    heading: ({ teamSize: count, job }) => `${t('crew', { count })} · ${job.title}`,
  };
}
