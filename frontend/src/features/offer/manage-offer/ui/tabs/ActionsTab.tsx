import { FilePlus2, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { offerDocumentPath } from '#entities/offer/index.ts';
import { Button, CopyButton, LinkButton, Stack } from '#shared/ui/index.ts';
import { Addenda } from '../Addenda.tsx';
import { ActionRow } from '../Explained.tsx';
import { LetterMenu } from '../LetterMenu.tsx';
import { PaperScan } from '../paper/PaperScan.tsx';
import { useLetterActions, type CollectLetter } from '../../model/use-letter-actions.ts';

interface ActionsTabProps {
  readonly letter: OfferLetter;
  readonly collect: CollectLetter;
  /** Opens the dialog that creates the next letter. */
  readonly onCreate: () => void;
  readonly onAmend: () => void;
}

/** The letter's `actions` decide what is offered (rules.md#offer-statuses). */
export function ActionsTab({ letter, collect, onCreate, onAmend }: ActionsTabProps) {
  const { t } = useTranslation('offer');
  const actions = useLetterActions(letter, collect);
  const can = (action: OfferLetter['actions'][number]): boolean => letter.actions.includes(action);
  return (
    <Stack $gap={5}>
      <ActionRow>
        {can('copy_link') && letter.signingUrl && (
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
        <LetterMenu letter={letter} collect={collect} onAmend={onAmend} />
      </ActionRow>
      {can('add_scan') && <PaperScan letter={letter} />}
      {letter.status === 'signed' && <Addenda letter={letter} />}
      {can('replace') && (
        <ActionRow>
          <Button icon={<FilePlus2 aria-hidden />} onClick={onCreate}>
            {t('manage.createAgain')}
          </Button>
        </ActionRow>
      )}
    </Stack>
  );
}
