import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import {
  HIRE_STEPS,
  inAll,
  isSuccessfulHire,
  REJECTED_STATUSES,
  statusesAt,
  type EmployerStats,
  type ReferralStatus,
} from '#entities/referral/index.ts';
import { Card, Stack, ChartDataTable } from '#shared/ui/index.ts';

/** How many referrals reached each step. */
export function FunnelCard({ stats }: { readonly stats: EmployerStats }) {
  const { t } = useTranslation(['employer', 'referral']);
  const steps = HIRE_STEPS.map((status) => ({
    status,
    reached: stats.reached[status],
    now: inAll(stats, statusesAt(status)),
  }));
  const rejected = inAll(stats, REJECTED_STATUSES);
  return (
    <Card aria-labelledby="funnel">
      <Stack $gap={4}>
        <div>
          <h2 id="funnel">{t('funnel.heading')}</h2>
          <Lead>{t('funnel.lead')}</Lead>
        </div>
        <Bars aria-hidden>
          {steps.map((step) => (
            <Bar key={step.status} step={step} most={steps[0]?.reached ?? 0} />
          ))}
        </Bars>
        <ChartDataTable
          caption={t('funnel.caption')}
          head={[t('funnel.step'), t('funnel.reached'), t('funnel.now')]}
          rows={steps.map(({ status, reached, now }) => [
            t(`referral:status.${status}`),
            String(reached),
            String(now),
          ])}
        />
        {rejected > 0 && <Lead>{t('funnel.rejected', { count: rejected })}</Lead>}
      </Stack>
    </Card>
  );
}

interface FunnelStep {
  readonly status: ReferralStatus;
  /** Referrals that reached this step or a later one. */
  readonly reached: number;
}

function Bar({ step, most }: { readonly step: FunnelStep; readonly most: number }) {
  const { t } = useTranslation('referral');
  const share = most === 0 ? 0 : (step.reached / most) * 100;
  return (
    <>
      <span>{t(`status.${step.status}`)}</span>
      <svg width="100%" height="20" role="presentation">
        <rect width="100%" height="20" rx="3" fill="var(--sunken)" />
        <rect
          width={`${share}%`}
          height="20"
          rx="3"
          fill={isSuccessfulHire(step.status) ? 'var(--success)' : 'var(--accent)'}
        />
      </svg>
      <strong>{step.reached}</strong>
    </>
  );
}

const Lead = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const Bars = styled.div`
  display: grid;
  grid-template-columns: max-content 1fr max-content;
  align-items: center;
  gap: 8px 12px;
  font-size: var(--size-14);
  svg {
    display: block;
  }
  strong {
    font: 700 var(--size-20) / 1 var(--font-display);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;
