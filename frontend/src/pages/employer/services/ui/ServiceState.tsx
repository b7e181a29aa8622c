import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ServiceAddon } from '#contract/offers/addon/service-addon.ts';
import type { ServiceAddonStatus } from '#contract/offers/vocabulary/addon/service-addon-status.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { onPhone } from '#shared/theme/index.ts';
import { Stack, StatusBadge, type Tone } from '#shared/ui/index.ts';

const TONES: Readonly<Record<ServiceAddonStatus, Tone>> = {
  pending: 'info',
  in_progress: 'info',
  completed: 'success',
  refunded: 'warning',
  canceled: 'neutral',
};

interface ServiceProps {
  readonly service: ServiceAddon;
}

/** The status with its most relevant date, or the reason for the refund. */
export function ServiceState({ service }: ServiceProps) {
  const { t } = useTranslation('services');
  const note = useNote(service);
  return (
    <AtEnd $gap={1}>
      <StatusBadge tone={TONES[service.status]}>{t(`is.${service.status}`)}</StatusBadge>
      {note !== null && <Note>{note}</Note>}
    </AtEnd>
  );
}

function useNote({
  status,
  paidAt,
  deliverBy,
  completedAt,
  returnedAt,
  returnReason,
}: ServiceAddon): string | null {
  const { t } = useTranslation('services');
  const language = useLanguage();
  const day = (at: string): string => formatDate(at, language, 'date');
  if (completedAt !== null) return t('deliveredOn', { day: day(completedAt) });
  if (returnReason !== null && returnedAt !== null) {
    return t('returnedOn', { reason: t(`reason.${returnReason}`), day: day(returnedAt) });
  }
  if (status === 'pending' && paidAt === null) return t('unpaid');
  return deliverBy === null ? null : t('deliverBy', { day: day(deliverBy) });
}

const RESULTS = {
  clear: 'success',
  concerns: 'warning',
  complete: 'success',
  missing: 'warning',
} as const satisfies Readonly<Record<string, Tone>>;

/** The result in a word, with a link to it. */
export function Brought({ service: { status, result, addonType, referralId, jobId } }: ServiceProps) {
  const { t } = useTranslation('services');
  if (status !== 'completed') {
    return t(status === 'pending' || status === 'in_progress' ? 'nothingYet' : 'nothing');
  }
  const known = isResult(result) ? result : null;
  return (
    <AtEnd $gap={1}>
      {known && (
        <StatusBadge tone={RESULTS[known]}>
          {t(addonType === 'drugTest' && known === 'clear' ? 'result.negative' : `result.${known}`)}
        </StatusBadge>
      )}
      {addonType === 'i9Verification' ? (
        <Link to={`/employer/i9/${referralId}`}>{t('seeForm')}</Link>
      ) : (
        <Link to={`/job/${jobId}/referrals`}>{t('seeCheck')}</Link>
      )}
    </AtEnd>
  );
}

function isResult(result: string | null): result is keyof typeof RESULTS {
  return result !== null && Object.hasOwn(RESULTS, result);
}

/** Aligned like every value of a card on a phone. */
const AtEnd = styled(Stack)`
  align-items: flex-start;
  ${onPhone} {
    align-items: flex-end;
    margin-inline-start: auto;
    text-align: end;
  }
`;

const Note = styled.span`
  max-width: 32ch;
  color: var(--text-muted);
  font-size: var(--size-14);
`;
