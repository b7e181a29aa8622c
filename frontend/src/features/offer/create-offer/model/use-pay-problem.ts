import { useTranslation } from 'react-i18next';
import type { OfferFormInput } from '#contract/offers/offer-form.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { useProductLabels } from '#shared/lib/index.ts';
import { payKey, readTyped } from './confirmed-pay.ts';

/** In the server's words. */
const PAY_UNREADABLE = 'An offer needs a pay rate with an amount';

type TypedPay = Pick<OfferFormInput, 'payRate' | 'payType' | 'confirmedFor'>;

interface PayProblems {
  /** Type and words that say two things, with both of them (rules.md#offer-pay). */
  readonly contradiction: (values: TypedPay) => string | null;
  /** That, or pay that nobody earns and nobody has confirmed (rules.md#unlikely-pay). */
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
  /** "twenty bucks": said at the field as soon as it is left, not only by the server. */
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
