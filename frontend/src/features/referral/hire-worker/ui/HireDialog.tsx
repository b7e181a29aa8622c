import { isAt } from '#entities/referral/index.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddOn } from '#contract/billing/vocabulary/charging/add-ons.ts';
import type { Referral } from '#contract/hiring/referral.ts';
import { CertifyForAddOns } from '#entities/check/index.ts';
import { AddOnChoices, ChargeLines, ChargeNotice, useCardChoice } from '#entities/payment/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Button, Callout, Card, Dialog, Skeleton, Stack } from '#shared/ui/index.ts';
import { useHireQuoteQuery } from '../api/hire-worker-api.ts';
import { useHire, type CollectHire, type GivenFirstDay } from '../model/use-hire.ts';
import { FirstDayFields } from './FirstDayFields.tsx';

interface HireDialogProps {
  readonly referral: Referral;
  readonly collect: CollectHire;
  readonly onClose: () => void;
}

/** Chooses add-ons and shows the cost. Asks first if an unconfirmed worker has started (rules.md#unconfirmed-hires). */
export function HireDialog({ referral, collect, onClose }: HireDialogProps) {
  const { t, i18n } = useTranslation(['employer', 'common']);
  const [addOns, setAddOns] = useState<AddOn[]>([]);
  const [firstDay, setFirstDay] = useState<GivenFirstDay>({});
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const hire = useHire(collect);
  const choice = useCardChoice();
  const quote = useHireQuoteQuery({ id: referral.id, addOns });
  const due = quote.isFetching ? null : (quote.data?.total ?? null);
  const confirm = async (): Promise<void> => {
    if (!isAsking && referral.verificationStatus !== 'verified') return setAsking(true);
    setBusy(true);
    const isHired = await hire(referral, addOns, {
      ...firstDay,
      // A price that the employer has not seen is charged to no saved card.
      otherCard: choice.isOther || (choice.card !== null && due === null),
    });
    setBusy(false);
    if (isHired) onClose();
  };
  const name = referral.workerName;
  const isCharged = choice.isCharged && Number(due) > 0;
  const action = isCharged
    ? t('hire.payAndHire', { amount: formatAmount(due ?? '', i18n.language, 'always') })
    : isAsking
      ? t('hire.startedYes', { name })
      : t('hire.confirm');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!busy}
      title={isAsking ? t('hire.startedTitle') : t('hire.title', { name })}
      description={
        isAsking
          ? t('hire.startedText', { name })
          : t('hire.lead', { job: referral.job.title, company: referral.job.company })
      }
      footer={
        <>
          <ChargeNotice amount={due ?? '0'} choice={choice} />
          <Button onClick={onClose} disabled={busy}>
            {isAsking ? t('hire.startedNo') : t('common:action.cancel')}
          </Button>
          <Button variant="primary" loading={busy} loadingText={t('hire.working')} onClick={confirm}>
            {action}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        {!isAsking && referral.offerLetter?.status === 'draft' && (
          <Callout tone="warning">{t('hire.draftEnds', { name })}</Callout>
        )}
        {!isAsking && <AddOnChoices legend={t('hire.addOns')} chosen={addOns} onChange={setAddOns} />}
        {!isAsking && <CertifyForAddOns addOns={addOns} />}
        {!isAsking && (
          <FirstDayFields
            given={firstDay}
            asksDay={!isAt(referral.status, 'offer_signed')}
            onChange={setFirstDay}
          />
        )}
        <Cost quote={quote} />
        {!isAsking && referral.referrer && Number(referral.job.referralBonus) > 0 && (
          <Callout>{t('hire.schedule')}</Callout>
        )}
      </Stack>
    </Dialog>
  );
}

function Cost({ quote }: { readonly quote: ReturnType<typeof useHireQuoteQuery> }) {
  const { t } = useTranslation('employer');
  if (quote.isError) return <Callout tone="warning">{t('hire.costFailed')}</Callout>;
  if (!quote.data) return <Skeleton $height="120px" />;
  const { lines, total } = quote.data;
  return (
    <Card as="div" $tight aria-busy={quote.isFetching}>
      <Stack $gap={3}>
        <h3>{t('hire.cost')}</h3>
        {lines.length === 0 ? <p>{t('hire.nothing')}</p> : <ChargeLines lines={lines} total={total} />}
      </Stack>
    </Card>
  );
}
