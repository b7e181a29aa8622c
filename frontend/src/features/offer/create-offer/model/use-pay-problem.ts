import { useTranslation } from 'react-i18next';
import type { OfferFormInput } from '#contract/offers/letter/offer-form.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { useProductLabels } from '#shared/product-labels/index.ts';
import { payKey, readTyped } from './confirmed-pay.ts';

/** The same text as the server's. */
const PAY_UNREADABLE = 'An offer needs a pay rate with an amount';

type TypedPay = Pick<OfferFormInput, 'payRate' | 'payType' | 'confirmedFor'>;

interface PayProblems {
  /** The message if the pay type contradicts the pay rate's text (rules.md#offer-pay). */
  readonly contradiction: (values: TypedPay) => string | null;
  /** Also covers unreadable pay and unlikely pay without a confirmation (rules.md#unlikely-pay). */
  readonly problem: (values: TypedPay) => string | null;
}

export function usePayProblem(): PayProblems {
  const { t } = useTranslation('offer');
  const { paid } = useProductLabels();
  const contradiction = (values: TypedPay): string | null => {
    const pay = readTyped(values);
    if (pay.kind !== 'contradicts') return null;
    const { chosen, written } = pay;
    return t('create.payDiffers', {
      chosen: paid(chosen.amountCents / 100, chosen.period),
      written: paid(written.amountCents / 100, written.period),
    });
  };
  /** Reports pay such as "twenty bucks" on blur, before the server does. */
  const unreadable = (values: TypedPay): string | null => {
    const isTyped = String(values.payRate).trim() !== '';
    return isTyped && readTyped(values).kind === 'unreadable' ? translateMessage(PAY_UNREADABLE) : null;
  };
  const unconfirmed = (values: TypedPay): string | null => {
    const pay = readTyped(values);
    if (pay.kind !== 'read' || !pay.isUnlikely || values.confirmedFor === payKey(values)) return null;
    const { amountCents, period } = pay.reading;
    return t('create.unlikelyMissing', { pay: paid(amountCents / 100, period) });
  };
  return {
    contradiction,
    problem: (values) => unreadable(values) ?? contradiction(values) ?? unconfirmed(values),
  };
}
