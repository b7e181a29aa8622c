import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ReferralTimeline, type Referral } from '#entities/referral/index.ts';
import { ReferencesDialog } from '#features/check/ask-reference/index.ts';
import {
  CompleteDialog,
  ContactDialog,
  InterviewDialog,
  PaperSignatureDialog,
  RejectDialog,
} from '#features/referral/change-referral-status/index.ts';
import { AmendOfferDialog, CreateOfferDialog } from '#features/offer/create-offer/index.ts';
import { HireDialog } from '#features/referral/hire-worker/index.ts';
import { OfferLetterDialog } from '#features/offer/manage-offer/index.ts';
import type { CollectPayment } from '#features/payment/pay-by-card/index.ts';
import { CheckDialog, DrugTestDialog } from '#features/check/request-check/index.ts';
import { UndoDialog } from '#features/referral/undo-referral/index.ts';
import { Dialog } from '#shared/ui/index.ts';
import type { ManagementDialog } from '../model/referral-management.ts';
import { CandidateDrawer } from './CandidateDrawer.tsx';

interface DialogProps {
  readonly referral: Referral;
  readonly collect: CollectPayment;
  /** Replaces this dialog with another. */
  readonly onOpen: (dialog: ManagementDialog) => void;
  readonly onClose: () => void;
}

const DIALOGS: Readonly<Record<ManagementDialog, ComponentType<DialogProps>>> = {
  contact: ContactDialog,
  interview: InterviewDialog,
  quickInterview: QuickInterviewDialog,
  reject: RejectDialog,
  paper: PaperSignatureDialog,
  complete: CompleteDialog,
  undo: UndoDialog,
  offer: CreateOfferDialog,
  draft: DraftDialog,
  letter: LetterDialog,
  amend: AmendDialog,
  hire: HireDialog,
  timeline: TimelineDialog,
  candidate: CandidateDrawer,
  check: CheckDialog,
  drugTest: DrugTestDialog,
  references: ReferencesDialog,
};

export function ManagementDialogs({ dialog, ...props }: DialogProps & { readonly dialog: ManagementDialog }) {
  const Chosen = DIALOGS[dialog];
  return <Chosen {...props} />;
}

/** The quick view's dialog, with its own error texts (rules.md#texts-to-the-letter). */
function QuickInterviewDialog(props: DialogProps) {
  return <InterviewDialog {...props} view="quick" />;
}

function LetterDialog({ onOpen, ...props }: DialogProps) {
  return <OfferLetterDialog {...props} onCreate={() => onOpen('draft')} onAmend={() => onOpen('amend')} />;
}

/** Opens the letter's card after creating the draft. */
function DraftDialog({ onOpen, ...props }: DialogProps) {
  return <CreateOfferDialog {...props} goal="draft" onDone={() => onOpen('letter')} />;
}

/** Returns to the letter's card, which shows the result. */
function AmendDialog({ onOpen, ...props }: DialogProps) {
  return <AmendOfferDialog {...props} onClose={() => onOpen('letter')} />;
}

function TimelineDialog({ referral, onClose }: DialogProps) {
  const { t } = useTranslation('employer');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('action.timelineTitle')}
      description={`${referral.workerName} · ${referral.job.title}`}
    >
      {/* A long history scrolls and contains nothing focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="group" tabIndex={0} aria-label={t('action.timelineTitle')}>
        <ReferralTimeline referral={referral} />
      </div>
    </Dialog>
  );
}
