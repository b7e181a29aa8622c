import { FilePlus2, FileText, PencilLine, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OfferLetter } from '#contract/offers/offer-letter.ts';
import { offerDocumentPath } from '#entities/offer/index.ts';
import { useReportQuestion } from '#entities/referral/index.ts';
import { Button, CopyButton, LinkButton, Stack } from '#shared/ui/index.ts';
import { Addenda } from './Addenda.tsx';
import { AskedButton } from './AskedButton.tsx';
import { ActionRow, Explained } from './Explained.tsx';
import { OpenLetterActions } from './OpenLetterActions.tsx';
import { PaperScan } from './paper/PaperScan.tsx';
import { hasEnded } from '../model/letter-steps.ts';
import { useLetterActions, type CollectLetter } from '../model/use-letter-actions.ts';

interface ActionsTabProps {
  readonly letter: OfferLetter;
  readonly collect: CollectLetter;
  /** Null where no new letter can be made. */
  readonly onCreate: (() => void) | null;
  readonly onAmend: () => void;
}

/** Sending only from draft, withdrawing from draft, sent or viewed (rules.md#offer-statuses). */
export function ActionsTab({ letter, collect, onCreate, onAmend }: ActionsTabProps) {
  const { t } = useTranslation('offer');
  const actions = useLetterActions(letter, collect);
  const isOpen = letter.status === 'draft' || letter.status === 'sent' || letter.status === 'viewed';
  return (
    <Stack $gap={5}>
      <ActionRow>
        {letter.signingUrl && (
          <CopyButton
            text={letter.signingUrl}
            label={t('manage.copy')}
            onCopied={actions.copied}
            onFailed={actions.copyFailed}
          />
        )}
        <LinkButton newTab to={offerDocumentPath(letter.id)} icon={<FileText aria-hidden />}>
          {t('manage.open')}
        </LinkButton>
      </ActionRow>
      {isOpen && <Amend letter={letter} onAmend={onAmend} />}
      {(letter.status === 'sent' || letter.status === 'viewed') && <OpenLetterActions letter={letter} />}
      {isOpen && <Withdraw letter={letter} onWithdraw={actions.withdraw} />}
      {letter.status === 'signed' && letter.signatureKind === 'paper' && <PaperScan letter={letter} />}
      {letter.status === 'signed' && <Addenda letter={letter} />}
      {onCreate && hasEnded(letter) && (
        <ActionRow>
          <Button icon={<FilePlus2 aria-hidden />} onClick={onCreate}>
            {t('manage.createAgain')}
          </Button>
        </ActionRow>
      )}
    </Stack>
  );
}

type Actions = ReturnType<typeof useLetterActions>;

function Amend({ letter, onAmend }: { readonly letter: OfferLetter; readonly onAmend: () => void }) {
  const { t } = useTranslation('amend-offer');
  const isFirst = letter.sentAt === null;
  return (
    <Explained text={t(isFirst ? 'editHelp' : 'help', { name: letter.workerName })}>
      <Button icon={<PencilLine aria-hidden />} onClick={onAmend}>
        {t(isFirst ? 'edit' : 'action')}
      </Button>
    </Explained>
  );
}

interface WithdrawProps {
  readonly letter: OfferLetter;
  readonly onWithdraw: Actions['withdraw'];
}

function Withdraw({ letter, onWithdraw }: WithdrawProps) {
  const { t } = useTranslation('offer');
  const help = t('manage.withdrawHelp');
  const { reportPlaysPart, refused, question } = useReportQuestion();
  const withdraw = async (): Promise<void> => {
    const error = await onWithdraw(reportPlaysPart);
    // The dialog stays, with the question.
    if (refused(error)) throw error;
  };
  return (
    <Explained text={help}>
      <AskedButton
        danger
        icon={<Undo2 aria-hidden />}
        label={t('manage.withdraw')}
        title={t('manage.withdrawSure', { name: letter.workerName })}
        text={letter.sentAt === null ? help : `${t('manage.withdrawLink')} ${help}`}
        onConfirm={withdraw}
      >
        {question}
      </AskedButton>
    </Explained>
  );
}
