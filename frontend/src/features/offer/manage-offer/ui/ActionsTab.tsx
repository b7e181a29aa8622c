import { FilePlus2, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isOut } from '#contract/hiring/vocabulary/offer-status.ts';
import type { OfferLetter } from '#contract/offers/offer-letter.ts';
import { offerDocumentPath } from '#entities/offer/index.ts';
import { Button, CopyButton, LinkButton, Stack } from '#shared/ui/index.ts';
import { Addenda } from './Addenda.tsx';
import { ActionRow } from './Explained.tsx';
import { LetterMenu } from './LetterMenu.tsx';
import { PaperScan } from './paper/PaperScan.tsx';
import { hasEnded } from '../model/letter-steps.ts';
import { useLetterActions, type CollectLetter } from '../model/use-letter-actions.ts';

interface ActionsTabProps {
  readonly letter: OfferLetter;
  readonly collect: CollectLetter;
  /** Null if no new letter can be created. */
  readonly onCreate: (() => void) | null;
  readonly onAmend: () => void;
}

/** Sends only a draft; withdraws a draft, a sent letter, or a viewed letter (rules.md#offer-statuses). */
export function ActionsTab({ letter, collect, onCreate, onAmend }: ActionsTabProps) {
  const { t } = useTranslation('offer');
  const actions = useLetterActions(letter, collect);
  const isOpen = letter.status === 'draft' || isOut(letter.status);
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
        {isOpen && <LetterMenu letter={letter} collect={collect} onAmend={onAmend} />}
      </ActionRow>
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
