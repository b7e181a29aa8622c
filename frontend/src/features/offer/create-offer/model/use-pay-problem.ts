import { useTranslation } from 'react-i18next';
import type { OfferFormInput } from '#contract/offers/offer-form.ts';
import { useProductWords } from '#shared/lib/index.ts';
import { payKey, readTyped } from './confirmed-pay.ts';

type TypedPay = Pick<OfferFormInput, 'payRate' | 'payType' | 'confirmedFor'>;

interface PayProblems {
  /** Type and words that say two things, with both of them (rules.md#offer-pay). */
  readonly contradiction: (values: TypedPay) => string | null;
  /** That, or pay that nobody earns and nobody has confirmed (rules.md#unlikely-pay). */
  readonly problem: (values: TypedPay) => string | null;
}

export function usePayProblem(): PayProblems {
  const { t } = useTranslation('offer');
  const { paid } = useProductWords();
  const contradiction = (values: TypedPay): string | null => {
    const pay = readTyped(values);
    if (pay.kind !== 'contradicts') return null;
    const { chosen, written } = pay;
    return t('create.payDiffers', {
      chosen: paid(chosen.amountCents / 100, chosen.period),
      written: paid(written.amountCents / 100, written.period),
    });
  };
  const unconfirmed = (values: TypedPay): string | null => {
    const pay = readTyped(values);
    if (pay.kind !== 'read' || !pay.isUnlikely || values.confirmedFor === payKey(values)) return null;
    const { amountCents, period } = pay.reading;
    return t('create.unlikelyMissing', { pay: paid(amountCents / 100, period) });
  };
  return { contradiction, problem: (values) => contradiction(values) ?? unconfirmed(values) };
}
