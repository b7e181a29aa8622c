import { useTranslation } from 'react-i18next';
import type { BackgroundCheck } from '#contract/checks/order/background-check.ts';
import { hasResult } from '#contract/checks/vocabulary/order/check-status.ts';
import { FindingList, useBackgroundCheckQuery } from '#entities/check/index.ts';
import { useCheckActions } from '../model/use-check-actions.ts';
import { Note } from './CancelPaid.tsx';
import { CheckFrame, type CheckDialogProps } from './CheckFrame.tsx';
import { ChoosePackage } from './ChoosePackage.tsx';

/** A candidate's background check (rules.md#check-packages, rules.md#adverse-action). */
export function CheckDialog({ referral, collect, onClose }: CheckDialogProps) {
  const { data, isError, refetch } = useBackgroundCheckQuery(referral.id);
  const actions = useCheckActions(referral, collect);
  return (
    <CheckFrame
      kind="background_check"
      referral={referral}
      state={data}
      check={data?.check}
      isError={isError}
      onRetry={refetch}
      actions={actions}
      order={data && <ChoosePackage check={data.check} referral={referral} state={data} actions={actions} />}
      details={data?.check && <Report check={data.check} />}
      onClose={onClose}
    />
  );
}

function Report({ check }: { readonly check: BackgroundCheck }) {
  const { t } = useTranslation(['checks', 'background-check']);
  return (
    <>
      <Note>{t('stage.package', { package: t(`background-check:package.${check.packageType}`) })}</Note>
      {hasResult(check.status) && <FindingList findings={check.findings} />}
    </>
  );
}
