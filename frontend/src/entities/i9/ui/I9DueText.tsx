import { useTranslation } from 'react-i18next';
import type { I9Row } from '#contract/eligibility/i9-form.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { StatusBadge } from '#shared/ui/index.ts';

interface I9DueTextProps {
  readonly form: Pick<I9Row, 'due' | 'status'>;
}

/** What a form waits for, and by when. */
export function I9DueText({ form: { due, status } }: I9DueTextProps) {
  const { t } = useTranslation('i9-employer');
  const language = useLanguage();
  if (due === null)
    return (
      <StatusBadge tone={status === 'complete' ? 'success' : 'neutral'}>{t(`status.${status}`)}</StatusBadge>
    );
  const words =
    due.on === null
      ? t(`due.${due.kind}Undated`)
      : t(`due.${due.kind}`, { day: formatDate(due.on, language, 'date') });
  return (
    <StatusBadge tone={due.isLate ? 'danger' : 'warning'}>
      {due.isLate ? t('due.late', { what: words }) : words}
    </StatusBadge>
  );
}
