import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Referral } from '#entities/referral/index.ts';
import { OfferSeveralDialog } from '#features/offer/create-offer/index.ts';
import { usePayByCard } from '#features/payment/pay-by-card/index.ts';
import { Button } from '#shared/ui/index.ts';
import { offerHindrance, type OfferHindrance } from '../model/offer-hindrance.ts';

interface MakeOffersProps {
  /** The selected people who can have an offer. */
  readonly referrals: readonly Referral[];
  readonly isBusy: boolean;
  /** Reports why the form cannot open. */
  readonly onHindered: (hindrance: OfferHindrance | null) => void;
}

/** One offer form for the selected people (rules.md#offers-to-several). */
export function MakeOffers({ referrals, isBusy, onHindered }: MakeOffersProps) {
  const { t } = useTranslation('referral-management');
  const { collect, dialog } = usePayByCard();
  // The people the form was opened for; the list behind it may change.
  const [asked, setAsked] = useState<readonly Referral[] | null>(null);
  const open = (): void => {
    const hindrance = offerHindrance(referrals);
    onHindered(hindrance);
    if (hindrance === null) setAsked(referrals);
  };
  const [first] = asked ?? [];
  return (
    <>
      <Button
        size="sm"
        icon={<Send aria-hidden />}
        disabled={referrals.length === 0 || isBusy}
        onClick={open}
      >
        {t('bulk.offer', { count: referrals.length })}
      </Button>
      {asked && first && (
        <OfferSeveralDialog
          jobId={first.jobId}
          asked={asked}
          collect={collect}
          onClose={() => setAsked(null)}
        />
      )}
      {dialog}
    </>
  );
}
