import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { I9Row } from '#contract/eligibility/form/i9-form.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { formatDate, serverNow } from '#shared/lib/index.ts';
import { StatusBadge } from '#shared/ui/index.ts';

interface I9DueTextProps {
  readonly form: Pick<I9Row, 'due' | 'status' | 'endedOn'>;
}

type Due = NonNullable<I9Row['due']>;

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
/** Warnings start with the first reminder (rules.md#i9-reminders). */
const SOON_DAYS: Partial<Record<Due['kind'], number>> = {
  reverification: 90,
  receipt: 14,
  everify_mismatch: 12,
};

/** The next step of a form and its due date. */
export function I9DueText({ form: { due, status, endedOn } }: I9DueTextProps) {
  const { t } = useTranslation('i9-employer');
  const language = useLanguage();
  if (due === null) {
    const isKept = status === 'incomplete' && endedOn !== null;
    return (
      <StatusBadge tone={status === 'complete' ? 'success' : 'neutral'}>
        {t(`status.${isKept ? 'kept' : status}`)}
      </StatusBadge>
    );
  }
  const words =
    due.on === null
      ? t(`due.${due.kind}Undated`)
      : t(`due.${due.kind}`, { day: formatDate(due.on, language, 'date') });
  return (
    <Wrapping>
      <StatusBadge tone={toneOf(due)}>{due.isLate ? t('due.late', { what: words }) : words}</StatusBadge>
    </Wrapping>
  );
}

/** A sentence may take two lines on a phone. */
const Wrapping = styled.span`
  > span {
    white-space: normal;
    text-align: start;
  }
`;

/** Due dates far ahead get no warning. */
function toneOf({ kind, on, isLate }: Due): 'danger' | 'warning' | 'neutral' {
  if (isLate) return 'danger';
  const days = SOON_DAYS[kind] ?? WEEK_DAYS;
  return on !== null && Date.parse(on) - serverNow() > days * DAY_MS ? 'neutral' : 'warning';
}
