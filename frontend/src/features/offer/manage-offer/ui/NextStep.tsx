import { CreditCard, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Button } from '#shared/ui/index.ts';
import { Explained } from './Explained.tsx';
import { useLetterActions, type CollectLetter } from '../model/use-letter-actions.ts';

interface NextStepProps {
  readonly letter: OfferLetter;
  readonly collect: CollectLetter;
}

/** Continues a draft: one press pays and sends it (rules.md#draft-first). */
export function NextStep({ letter, collect }: NextStepProps) {
  const { t, i18n } = useTranslation(['offer', 'amend-offer']);
  const actions = useLetterActions(letter, collect);
  const { payment, pending, actions: possible, workerName: name } = letter;
  if (payment && !pending && possible.includes('pay')) {
    const amount = formatAmount(payment.amount, i18n.language, 'always');
    return (
      <Explained text={t('manage.sendHelp', { name })}>
        <Button variant="primary" icon={<CreditCard aria-hidden />} onClick={actions.payAndSend}>
          {t('amend-offer:payAndSend', { amount })}
        </Button>
      </Explained>
    );
  }
  if (!possible.includes('send')) return null;
  return (
    <Explained text={t('manage.sendHelp', { name })}>
      <Button variant="primary" icon={<Send aria-hidden />} onClick={actions.send}>
        {t('manage.send')}
      </Button>
    </Explained>
  );
}
