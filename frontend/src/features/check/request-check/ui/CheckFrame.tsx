import type { ReactNode } from 'react';
import type { CheckKind } from '#contract/checks/notice/adverse-action.ts';
import type { BackgroundCheck, BackgroundCheckState } from '#contract/checks/order/background-check.ts';
import type { DrugTest } from '#contract/checks/drug-test/drug-test.ts';
import type { Referral } from '#contract/hiring/referral.ts';
import { Dialog, ErrorState, SkeletonList, Stack } from '#shared/ui/index.ts';
import type { CheckActions, CollectCheck } from '../model/use-check-actions.ts';
import { useCheckWords } from '../model/use-check-words.ts';
import { AdverseAction } from './AdverseAction.tsx';
import { CertifyFirst } from './CertifyFirst.tsx';
import { CheckProgress } from './CheckProgress.tsx';

export interface CheckDialogProps {
  readonly referral: Referral;
  readonly collect: CollectCheck;
  readonly onClose: () => void;
}

interface CheckFrameProps extends Pick<CheckDialogProps, 'referral' | 'onClose'> {
  readonly kind: CheckKind;
  /** Undefined while it loads. */
  readonly state: Omit<BackgroundCheckState, 'check'> | undefined;
  readonly check: BackgroundCheck | DrugTest | null | undefined;
  readonly isError: boolean;
  readonly onRetry: () => unknown;
  readonly actions: Omit<CheckActions, 'request'>;
  /** Shown until the check is paid. */
  readonly order: ReactNode;
  /** The parts of the progress that only this kind has. */
  readonly details: ReactNode;
}

/** The dialog of a check or a drug test, from the order to a decision based on the result. */
export function CheckFrame(props: CheckFrameProps) {
  const { kind, referral, onClose } = props;
  const words = useCheckWords(kind);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words('title')}
      description={`${referral.workerName} · ${referral.job.title}`}
    >
      <Content {...props} />
    </Dialog>
  );
}

function Content({
  kind,
  referral,
  state,
  check,
  isError,
  onRetry,
  actions,
  order,
  details,
}: CheckFrameProps) {
  const words = useCheckWords(kind);
  if (isError) return <ErrorState title={words('loadFailed')} onRetry={onRetry} />;
  if (!state) return <SkeletonList count={3} lines={2} />;
  const { adverseAction, waitWouldEndAt, needsCertification, actions: allowed } = state;
  const cancel = allowed.includes('cancel') ? actions.cancel : null;
  if (needsCertification) return <CertifyFirst kind={kind} onCancel={cancel} />;
  if (!check || check.status === 'awaiting_payment') return order;
  const { id: referralId, workerName: name } = referral;
  return (
    <Stack $gap={5}>
      <CheckProgress
        kind={kind}
        check={check}
        name={name}
        allowed={allowed}
        onRenew={allowed.includes('renew_link') ? actions.renewLink : null}
        onCancel={cancel}
      >
        {details}
      </CheckProgress>
      {check.status === 'concerns' && (
        <AdverseAction
          kind={kind}
          action={adverseAction}
          canAnnounce={allowed.includes('announce')}
          waitWouldEndAt={waitWouldEndAt}
          referralId={referralId}
          name={name}
          actions={actions}
        />
      )}
    </Stack>
  );
}
