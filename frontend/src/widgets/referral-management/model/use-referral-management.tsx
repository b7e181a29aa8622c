import { lazy, Suspense, useState, type ReactNode } from 'react';
import { isPlainStatus, type Referral, type ReferralStatus } from '#entities/referral/index.ts';
import { useChangeStatus } from '#features/referral/change-referral-status/index.ts';
import { usePayBonus } from '#features/payment/pay-bonus/index.ts';
import { usePayByCard } from '#features/payment/pay-by-card/index.ts';
import { stepFor, type ManagementDialog } from './referral-management.ts';

/** A dashboard is looked at more often than acted on: its dialogs come with the first action. */
const ManagementDialogs = lazy(() =>
  import('../ui/ManagementDialogs.tsx').then((module) => ({ default: module.ManagementDialogs })),
);

export interface ReferralManagement {
  readonly open: (dialog: ManagementDialog, referral: Referral) => void;
  /** Opens what the step needs, or could carry. */
  readonly choose: (referral: Referral, status: ReferralStatus) => void;
  /** The same of a card that was moved: what needs nothing is done at once. */
  readonly drop: (referral: Referral, status: ReferralStatus) => void;
  readonly payBonus: (referral: Referral) => Promise<void>;
  /** The referral that a call is under way for. */
  readonly busyId: string | null;
  /** Stands once on the screen. */
  readonly dialogs: ReactNode;
}

interface Open {
  readonly dialog: ManagementDialog;
  readonly referral: Referral;
}

/** Everything an employer does with a referral, for any list that shows some. */
export function useReferralManagement(): ReferralManagement {
  const { changeStatus } = useChangeStatus();
  const { collect, dialog: payDialog } = usePayByCard();
  const payBonus = usePayBonus(collect);
  const [opened, setOpened] = useState<Open | null>(null);
  const [busyId, setBusyId] = useState<string | null>(null);

  const whileBusy = async (referral: Referral, work: Promise<unknown>): Promise<void> => {
    setBusyId(referral.id);
    await work;
    setBusyId(null);
  };
  const open = (dialog: ManagementDialog, referral: Referral): void => setOpened({ dialog, referral });
  const set = (referral: Referral, status: ReferralStatus): void =>
    void whileBusy(referral, changeStatus(referral, { status }));
  const choose = (referral: Referral, status: ReferralStatus): void => {
    const step = stepFor(referral, status);
    if (step === 'set') set(referral, status);
    else open(step, referral);
  };
  const drop = (referral: Referral, status: ReferralStatus): void => {
    if (isPlainStatus(status)) set(referral, status);
    else choose(referral, status);
  };
  const dialogs = (
    <>
      {opened && (
        <Suspense fallback={null}>
          <ManagementDialogs
            {...opened}
            collect={collect}
            onOpen={(dialog) => open(dialog, opened.referral)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
      {payDialog}
    </>
  );
  return { open, choose, drop, payBonus, busyId, dialogs };
}
