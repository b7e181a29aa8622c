import { useTranslation } from 'react-i18next';
import type { Referral } from '#contract/hiring/referral.ts';
import type { OfferLetter } from '#contract/offers/offer-letter.ts';
import { useOfferOfReferralQuery } from '#entities/offer/index.ts';
import { Button, Dialog, EmptyState, ErrorState, Skeleton, Stack, Tabs } from '#shared/ui/index.ts';
import type { CollectLetter } from '../model/use-letter-actions.ts';
import { ActionsTab } from './ActionsTab.tsx';
import { DetailsTab } from './DetailsTab.tsx';
import { StatusTab } from './StatusTab.tsx';

interface OfferLetterDialogProps {
  readonly referral: Referral;
  readonly collect: CollectLetter;
  readonly onClose: () => void;
  /** Opens the dialog that makes a letter; null where none can be made. */
  readonly onCreate: (() => void) | null;
}

/** The Offer Letter Management card (rules.md#offer-card). */
export function OfferLetterDialog({ referral, collect, onClose, onCreate }: OfferLetterDialogProps) {
  const { t } = useTranslation('offer');
  const { workerName: name, job } = referral;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('manage.title')}
      description={t('create.lead', { name, job: job.title, company: job.company })}
    >
      <Letter referralId={referral.id} collect={collect} onCreate={onCreate} />
    </Dialog>
  );
}

interface LetterProps {
  readonly referralId: string;
  readonly collect: CollectLetter;
  readonly onCreate: (() => void) | null;
}

function Letter({ referralId, collect, onCreate }: LetterProps) {
  const { t } = useTranslation('offer');
  const { data: letter, isError, isLoading, refetch } = useOfferOfReferralQuery(referralId);
  if (isError) return <ErrorState title={t('manage.loadFailed')} onRetry={refetch} />;
  if (isLoading) return <Waiting />;
  if (!letter) {
    return (
      <EmptyState
        title={t('manage.none')}
        text={t('manage.noneText')}
        action={
          onCreate && (
            <Button variant="primary" onClick={onCreate}>
              {t('manage.create')}
            </Button>
          )
        }
      />
    );
  }
  return <LetterTabs letter={letter} collect={collect} onCreate={onCreate} />;
}

interface LetterTabsProps extends Omit<LetterProps, 'referralId'> {
  readonly letter: OfferLetter;
}

function LetterTabs({ letter, collect, onCreate }: LetterTabsProps) {
  const { t } = useTranslation('offer');
  return (
    <Tabs
      label={t('manage.tabs')}
      tabs={[
        { value: 'status', label: t('manage.statusTab'), content: <StatusTab letter={letter} /> },
        { value: 'details', label: t('manage.detailsTab'), content: <DetailsTab letter={letter} /> },
        {
          value: 'actions',
          label: t('manage.actionsTab'),
          content: <ActionsTab letter={letter} collect={collect} onCreate={onCreate} />,
        },
      ]}
    />
  );
}

function Waiting() {
  return (
    <Stack aria-busy>
      <Skeleton $height="46px" />
      <Skeleton $width="60%" />
      <Skeleton $width="80%" />
      <Skeleton $width="50%" />
    </Stack>
  );
}
