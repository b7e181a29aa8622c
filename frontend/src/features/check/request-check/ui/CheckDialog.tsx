import { useTranslation } from 'react-i18next';
import type { Referral } from '#contract/hiring/referral.ts';
import { useBackgroundCheckQuery } from '#entities/check/index.ts';
import { Dialog, ErrorState, Skeleton, Stack } from '#shared/ui/index.ts';
import { useCheckActions, type CollectCheck } from '../model/use-check-actions.ts';
import { AdverseAction } from './AdverseAction.tsx';
import { CertifyFirst } from './CertifyFirst.tsx';
import { CheckProgress } from './CheckProgress.tsx';
import { ChoosePackage } from './ChoosePackage.tsx';

interface CheckDialogProps {
  readonly referral: Referral;
  readonly collect: CollectCheck;
  readonly onClose: () => void;
}

/**
 * A candidate's background check, from the package to a decision based on the result (rules.md#check-packages,
 * rules.md#adverse-action).
 */
export function CheckDialog({ referral, collect, onClose }: CheckDialogProps) {
  const { t } = useTranslation(['checks', 'background-check']);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={`${referral.workerName} · ${referral.job.title}`}
    >
      <CheckState referral={referral} collect={collect} />
    </Dialog>
  );
}

function CheckState({ referral, collect }: Omit<CheckDialogProps, 'onClose'>) {
  const { t } = useTranslation('checks');
  const { data, isError, refetch } = useBackgroundCheckQuery(referral.id);
  const actions = useCheckActions(referral, collect);
  if (isError) return <ErrorState title={t('loadFailed')} onRetry={refetch} />;
  if (!data) return <Waiting />;
  const { check, adverseAction, waitWouldEndAt, needsCertification } = data;
  const isEnded = referral.status === 'rejected' || referral.status === 'completed';
  if (needsCertification && !isEnded)
    return <CertifyFirst kind="background_check" onCancel={check && actions.cancel} />;
  if (!check || check.status === 'awaiting_payment') {
    return <ChoosePackage check={check} referral={referral} isEnded={isEnded} actions={actions} />;
  }
  return (
    <Stack $gap={5}>
      <CheckProgress check={check} name={referral.workerName} actions={actions} />
      {check.status === 'concerns' && (
        <AdverseAction
          kind="background_check"
          action={adverseAction}
          waitWouldEndAt={waitWouldEndAt}
          referralId={referral.id}
          name={referral.workerName}
          isEnded={isEnded}
          actions={actions}
        />
      )}
    </Stack>
  );
}

function Waiting() {
  return (
    <Stack aria-busy>
      <Skeleton $height="88px" />
      <Skeleton $height="88px" />
      <Skeleton $height="88px" />
      <Skeleton $width="60%" />
    </Stack>
  );
}
