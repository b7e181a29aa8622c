import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Referral } from '#contract/hiring/referral.ts';
import type { BulkOfferRow } from '#contract/offers/bulk/bulk-offer.ts';
import { OfferStatusBadge, useOfferOfReferralQuery } from '#entities/offer/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Button, Callout, Dialog, Inline, Stack } from '#shared/ui/index.ts';
import type { CollectOffer } from '../../model/use-send-offer.ts';

interface SeveralResultsProps {
  readonly rows: readonly BulkOfferRow[];
  readonly people: readonly Referral[];
  readonly collect: CollectOffer;
  /** Retries only the failed ones. */
  readonly onRetry: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Polls the letters, because the provider reports a moment later. */
const LOOK_AGAIN_MS = 1500;

/** The result for each person (rules.md#offers-to-several). */
export function SeveralResults({ rows, people, collect, onRetry, onClose }: SeveralResultsProps) {
  const { t, i18n } = useTranslation('crew-offer');
  const made = rows.filter(({ ok }) => ok);
  const failed = rows.filter(({ ok }) => !ok);
  const { outcome, payment } = useOutcome(made[0]);
  const isDue = outcome === 'declined' || outcome === 'unpaid';
  const nameOf = (id: string): string => people.find((one) => one.id === id)?.workerName ?? '';
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={t('result.title')}
      footer={
        <>
          {failed.length > 0 && (
            <Button onClick={() => onRetry(failed.map(({ referralId }) => referralId))}>
              {t('result.retry', { count: failed.length })}
            </Button>
          )}
          <Button variant={isDue ? 'secondary' : 'primary'} onClick={onClose}>
            {t('result.done')}
          </Button>
          {isDue && payment && (
            <Button variant="primary" onClick={() => collect(payment)}>
              {t('result.pay', { amount: formatAmount(payment.amount, i18n.language, 'always') })}
            </Button>
          )}
        </>
      }
    >
      <Stack $gap={5}>
        <div role="status">
          <Callout tone={TONES[outcome]} title={t(`result.${outcome}Title`)}>
            {t(`result.${outcome}Text`)}
          </Callout>
        </div>
        {made.length > 0 && (
          <section aria-labelledby="letters-made">
            <h3 id="letters-made">
              {t(outcome === 'sent' ? 'result.sent' : 'result.draft', { count: made.length })}
            </h3>
            <Lines>
              {made.map(({ referralId }) => (
                <li key={referralId}>
                  <span>{nameOf(referralId)}</span>
                  <LetterState referralId={referralId} isWaiting={outcome === 'wait' || outcome === 'sent'} />
                </li>
              ))}
            </Lines>
          </section>
        )}
        {failed.length > 0 && (
          <section aria-labelledby="letters-failed">
            <h3 id="letters-failed">{t('result.failedTitle', { count: failed.length })}</h3>
            {made.length > 0 && <p>{t('result.failedText')}</p>}
            <Lines>
              {failed.map(({ referralId, error }) => (
                <li key={referralId}>
                  <span>
                    <b>{nameOf(referralId)}</b>: {translateMessage(error?.message ?? '')}
                  </span>
                </li>
              ))}
            </Lines>
          </section>
        )}
      </Stack>
    </Dialog>
  );
}

const TONES = {
  sent: 'success',
  wait: 'info',
  declined: 'danger',
  unpaid: 'warning',
  allFailed: 'danger',
} as const;

/** The outcome of the one payment, read from its first letter. */
function useOutcome(first: BulkOfferRow | undefined) {
  const letter = useLiveLetter(first?.referralId ?? null, true) ?? first?.offerLetter ?? null;
  const payment = letter?.payment ?? null;
  if (!letter) return { outcome: 'allFailed', payment } as const;
  if (letter.status !== 'draft' || !payment || payment.status === 'succeeded') {
    return { outcome: 'sent', payment } as const;
  }
  const outcomes = { processing: 'wait', failed: 'declined', requires_payment: 'unpaid' } as const;
  return { outcome: outcomes[payment.status], payment };
}

function useLiveLetter(referralId: string | null, isWaiting: boolean) {
  const { data } = useOfferOfReferralQuery(referralId ?? '', {
    skip: referralId === null,
    pollingInterval: isWaiting ? LOOK_AGAIN_MS : 0,
  });
  return data ?? null;
}

function LetterState({
  referralId,
  isWaiting,
}: {
  readonly referralId: string;
  readonly isWaiting: boolean;
}) {
  const { data } = useOfferOfReferralQuery(referralId, { pollingInterval: isWaiting ? LOOK_AGAIN_MS : 0 });
  return <Inline $gap={2}>{data && <OfferStatusBadge status={data.status} />}</Inline>;
}

const Lines = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-2);
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    padding: var(--space-2) 0;
    border-bottom: 1px solid var(--line);
  }
`;
