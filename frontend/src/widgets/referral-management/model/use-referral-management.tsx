import { Suspense, useState, type ReactNode } from 'react';
import { isPlainStatus, type Referral, type ReferralStatus } from '#entities/referral/index.ts';
import { useChangeStatus } from '#features/referral/change-referral-status/index.ts';
import { usePayBonus } from '#features/payment/pay-bonus/index.ts';
import { usePayByCard } from '#features/payment/pay-by-card/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { stepFor, type ManagementDialog } from './referral-management.ts';

/** Loaded with the first action, because dashboards are viewed more often than used. */
const ManagementDialogs = lazyCode(
  async () => (await import('../ui/ManagementDialogs.tsx')).ManagementDialogs,
);

export interface ReferralManagement {
  readonly open: (dialog: ManagementDialog, referral: Referral) => void;
  /** Opens the dialog of a step. */
  readonly choose: (referral: Referral, status: ReferralStatus) => void;
  /** For a dropped card: sets a status that needs no input immediately, otherwise opens its dialog. */
  readonly drop: (referral: Referral, status: ReferralStatus) => void;
  readonly payBonus: (referral: Referral) => Promise<void>;
  /** The referral with a running request. */
  readonly busyId: string | null;
  /** Render it once per screen. */
  readonly dialogs: ReactNode;
}

interface Open {
  readonly dialog: ManagementDialog;
  readonly referral: Referral;
}

/** An employer's actions on a referral, for any list of referrals. */
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
