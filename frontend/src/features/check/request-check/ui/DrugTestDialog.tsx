import { useTranslation } from 'react-i18next';
import type { Referral } from '#contract/hiring/referral.ts';
import { useDrugTestQuery } from '#entities/check/index.ts';
import { Dialog, ErrorState, SkeletonList, Stack } from '#shared/ui/index.ts';
import { useCheckActions, type CollectCheck } from '../model/use-check-actions.ts';
import { useDrugTestActions } from '../model/use-drug-test-actions.ts';
import { AdverseAction } from './AdverseAction.tsx';
import { CertifyFirst } from './CertifyFirst.tsx';
import { DrugTestProgress } from './DrugTestProgress.tsx';
import { OrderDrugTest } from './OrderDrugTest.tsx';

interface DrugTestDialogProps {
  readonly referral: Referral;
  readonly collect: CollectCheck;
  readonly onClose: () => void;
}

/** A worker's drug test, from the order to the decision (rules.md#drug-tests, rules.md#adverse-action). */
export function DrugTestDialog({ referral, collect, onClose }: DrugTestDialogProps) {
  const { t } = useTranslation('drug-test');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={`${referral.workerName} · ${referral.job.title}`}
    >
      <TestState referral={referral} collect={collect} />
    </Dialog>
  );
}

function TestState({ referral, collect }: Omit<DrugTestDialogProps, 'onClose'>) {
  const { t } = useTranslation('drug-test');
  const { data, isError, refetch } = useDrugTestQuery(referral.id);
  const actions = useDrugTestActions(referral, collect);
  const decisions = useCheckActions(referral, collect, 'drug_test');
  if (isError) return <ErrorState title={t('loadFailed')} onRetry={refetch} />;
  if (!data) return <SkeletonList count={2} lines={2} />;
  const { test, adverseAction, waitWouldEndAt, needsCertification } = data;
  const isEnded = referral.status === 'rejected' || referral.status === 'completed';
  if (needsCertification && !isEnded)
    return <CertifyFirst kind="drug_test" onCancel={test && actions.cancel} />;
  if (!test || test.status === 'awaiting_payment') {
    return <OrderDrugTest test={test} isEnded={isEnded} actions={actions} />;
  }
  return (
    <Stack $gap={5}>
      <DrugTestProgress test={test} name={referral.workerName} actions={actions} />
      {test.status === 'concerns' && (
        <AdverseAction
          kind="drug_test"
          action={adverseAction}
          waitWouldEndAt={waitWouldEndAt}
          referralId={referral.id}
          name={referral.workerName}
          isEnded={isEnded}
          actions={decisions}
        />
      )}
    </Stack>
  );
}
