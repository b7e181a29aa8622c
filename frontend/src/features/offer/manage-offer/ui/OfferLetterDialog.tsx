import { useTranslation } from 'react-i18next';
import type { Referral } from '#contract/hiring/referral.ts';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { useOfferOfReferralQuery } from '#entities/offer/index.ts';
import { mayBecome } from '#entities/referral/index.ts';
import { Button, Dialog, EmptyState, ErrorState, Skeleton, Stack, Tabs } from '#shared/ui/index.ts';
import type { CollectLetter } from '../model/use-letter-actions.ts';
import { ActionsTab } from './tabs/ActionsTab.tsx';
import { CounterBox } from './CounterBox.tsx';
import { DetailsTab } from './tabs/DetailsTab.tsx';
import { NextStep } from './NextStep.tsx';
import { PendingVersion } from './PendingVersion.tsx';
import { StatusTab } from './tabs/StatusTab.tsx';
import { VersionsTab } from './tabs/VersionsTab.tsx';

interface OfferLetterDialogProps {
  readonly referral: Referral;
  readonly collect: CollectLetter;
  readonly onClose: () => void;
  /** Opens the dialog that creates a letter. */
  readonly onCreate: () => void;
  /** Opens the dialog that changes the letter. */
  readonly onAmend: () => void;
}

/** The Offer Letter Management card (rules.md#offer-card). */
export function OfferLetterDialog({ referral, onClose, ...ways }: OfferLetterDialogProps) {
  const { t } = useTranslation('offer');
  const { workerName: name, job } = referral;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('manage.title')}
      description={t('create.lead', { name, job: job.title, company: job.company })}
    >
      <Letter referral={referral} {...ways} />
    </Dialog>
  );
}

type LetterProps = Omit<OfferLetterDialogProps, 'onClose'>;

function Letter({ referral, ...ways }: LetterProps) {
  const { t } = useTranslation('offer');
  const { data: letter, isError, isLoading, refetch } = useOfferOfReferralQuery(referral.id);
  if (isError) return <ErrorState title={t('manage.loadFailed')} onRetry={refetch} />;
  if (isLoading) return <Waiting />;
  if (!letter) {
    return (
      <EmptyState
        title={t('manage.none')}
        text={t('manage.noneText')}
        action={
          mayBecome(referral, 'offer_sent') && (
            <Button variant="primary" onClick={ways.onCreate}>
              {t('manage.create')}
            </Button>
          )
        }
      />
    );
  }
  return <LetterTabs letter={letter} {...ways} />;
}

interface LetterTabsProps extends Omit<LetterProps, 'referral'> {
  readonly letter: OfferLetter;
}

function LetterTabs({ letter, ...ways }: LetterTabsProps) {
  const { t } = useTranslation(['offer', 'amend-offer']);
  return (
    <Stack $gap={4}>
      <NextStep letter={letter} collect={ways.collect} />
      <PendingVersion letter={letter} collect={ways.collect} />
      <CounterBox letter={letter} collect={ways.collect} onAmend={ways.onAmend} />
      <Tabs
        label={t('manage.tabs')}
        tabs={[
          { value: 'status', label: t('manage.statusTab'), content: <StatusTab letter={letter} /> },
          { value: 'details', label: t('manage.detailsTab'), content: <DetailsTab letter={letter} /> },
          {
            value: 'actions',
            label: t('manage.actionsTab'),
            content: <ActionsTab letter={letter} {...ways} />,
          },
          {
            value: 'versions',
            label: t('amend-offer:versions'),
            content: <VersionsTab letter={letter} />,
          },
        ]}
      />
    </Stack>
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
