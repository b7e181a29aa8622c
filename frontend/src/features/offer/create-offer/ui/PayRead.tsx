import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { OfferFormInput } from '#contract/offers/letter/offer-form.ts';
import type { QuotedPay } from '#contract/offers/letter/quote.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { useProductLabels } from '#shared/product-labels/index.ts';
import { ConfirmPay } from './ConfirmPay.tsx';

/** Shows how the server read the pay, which determines the fee. */
export function PayRead({ pay }: { readonly pay: QuotedPay }) {
  const { t, i18n } = useTranslation('offer');
  const words = useProductLabels();
  const { values, setFieldValue } = useFormikContext<OfferFormInput>();
  const { amount, period, firstMonth } = pay;
  const said = words.paid(Number(amount), period);
  const month = formatAmount(firstMonth, i18n.language, 'never');
  const isMonth = period === 'month' || period === 'project';
  return (
    <>
      <p>{isMonth ? t('create.payReadMonth', { pay: said }) : t('create.payRead', { pay: said, month })}</p>
      <ConfirmPay
        name="confirmedFor"
        values={values}
        onChange={(confirmedFor) => void setFieldValue('confirmedFor', confirmedFor)}
      />
    </>
  );
}
