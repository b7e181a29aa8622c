import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Button, Callout, Stack } from '#shared/ui/index.ts';
import { useLetterActions, type CollectLetter } from '../model/use-letter-actions.ts';

interface PendingVersionProps {
  readonly letter: OfferLetter;
  readonly collect: CollectLetter;
}

/** An unpaid change. Until it is paid, the worker has the earlier version (rules.md#amended-offers). */
export function PendingVersion({ letter, collect }: PendingVersionProps) {
  const { t, i18n } = useTranslation('amend-offer');
  const { payPending } = useLetterActions(letter, collect);
  const { actions, pending, payment, version, workerName: name } = letter;
  if (!pending) return null;
  return (
    <Callout tone="warning" title={t('pending.title', { number: pending.version })}>
      <Stack $gap={2}>
        <p>{t('pending.text', { name, number: version })}</p>
        {payment && actions.includes('pay') && (
          <div>
            <Button variant="primary" icon={<CreditCard aria-hidden />} onClick={payPending}>
              {t('payAndSend', { amount: formatAmount(payment.amount, i18n.language, 'always') })}
            </Button>
          </div>
        )}
      </Stack>
    </Callout>
  );
}
