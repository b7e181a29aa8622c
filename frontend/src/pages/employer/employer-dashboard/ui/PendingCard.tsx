import { CalendarClock, HardHat, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { canonicalStatus } from '#contract/hiring/vocabulary/referral-status.ts';
import type { QuickAction } from '#contract/hiring/vocabulary/quick-action.ts';
import type { Referral } from '#entities/referral/index.ts';
import { useChangeStatus } from '#features/referral/change-referral-status/index.ts';
import { Button, Callout, Card, ConfirmDialog, DateText, Inline, Stack } from '#shared/ui/index.ts';
import {
  Disposition,
  ReferralBadges,
  ReferredBy,
  WorkerCell,
  isEmployersTurn,
  nextMove,
  type ReferralManagement,
} from '#widgets/referral-management/index.ts';

interface PendingCardProps {
  readonly referral: Referral;
  readonly management: ReferralManagement;
}

/**
 * The next step, and the quick actions that the server names as possible (rules.md#status-aliases). A quick action that
 * is the next step is the main button; the menu has all the others.
 */
export function PendingCard({ referral, management }: PendingCardProps) {
  const { t } = useTranslation('employer');
  const { changeStatus } = useChangeStatus('quick');
  const [isPassing, setPassing] = useState(false);
  const { workerName: name, job, createdAt, quickActions } = referral;
  const step = nextMove(referral);
  const isStep = (action: QuickAction): boolean => canonicalStatus(action) === step;
  const variantOf = (action: QuickAction) =>
    isStep(action) && isEmployersTurn(referral) ? 'primary' : 'secondary';
  const hasQuickStep = quickActions.some(isStep);
  const menu = <Disposition hasStepElsewhere={hasQuickStep} referral={referral} management={management} />;
  return (
    <Card as="li">
      <Stack $gap={3} $align="start">
        <WorkerCell referral={referral} management={management} />
        <ReferralBadges referral={referral} />
        <Small>
          {job.title} · <ReferredBy referral={referral} /> · <DateText value={createdAt} />
        </Small>
        <Inline $gap={2}>
          {!hasQuickStep && menu}
          {quickActions.includes('hired') && (
            <Button
              size="sm"
              variant={variantOf('hired')}
              icon={<HardHat aria-hidden />}
              aria-label={t('pending.hireFor', { name })}
              onClick={() => management.choose(referral, 'hired')}
            >
              {t('pending.hire')}
            </Button>
          )}
          {quickActions.includes('interview_scheduled') && (
            <Button
              size="sm"
              variant={variantOf('interview_scheduled')}
              icon={<CalendarClock aria-hidden />}
              aria-label={t('pending.interviewFor', { name })}
              onClick={() => management.open('quickInterview', referral)}
            >
              {t('pending.interview')}
            </Button>
          )}
          {quickActions.includes('pass') && (
            <Button
              size="sm"
              icon={<X aria-hidden />}
              aria-label={t('pending.passFor', { name })}
              onClick={() => setPassing(true)}
            >
              {t('pending.pass')}
            </Button>
          )}
          {hasQuickStep && menu}
        </Inline>
      </Stack>
      <ConfirmDialog
        open={isPassing}
        onOpenChange={setPassing}
        danger
        title={t('pending.passTitle', { name })}
        description={t('pending.passText')}
        confirmLabel={t('pending.pass')}
        onConfirm={() => changeStatus(referral, { status: 'pass' })}
      >
        {referral.paymentStatus === 'funded' && <Callout tone="warning">{t('reject.refund')}</Callout>}
      </ConfirmDialog>
    </Card>
  );
}

const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
