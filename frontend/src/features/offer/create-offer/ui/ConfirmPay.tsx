import { useTranslation } from 'react-i18next';
import type { OfferFormInput } from '#contract/offers/letter/offer-form.ts';
import { useProductLabels } from '#shared/product-labels/index.ts';
import { Callout, CheckboxField, Stack } from '#shared/ui/index.ts';
import { payKey, readTyped } from '../model/confirmed-pay.ts';

interface ConfirmPayProps {
  readonly name: string;
  readonly values: Pick<OfferFormInput, 'payRate' | 'payType' | 'confirmedFor'>;
  /** Receives the confirmed pay's key, or an empty string. */
  readonly onChange: (confirmedFor: string) => void;
}

/** Asks the employer to confirm unlikely pay (rules.md#unlikely-pay). Renders nothing for other pay. */
export function ConfirmPay({ name, values, onChange }: ConfirmPayProps) {
  const { t } = useTranslation('offer');
  const { paid } = useProductLabels();
  const read = readTyped(values);
  if (read.kind !== 'read' || !read.isUnlikely) return null;
  const pay = paid(read.reading.amountCents / 100, read.reading.period);
  const key = payKey(values);
  return (
    <Callout tone="warning" title={t('create.unlikelyTitle', { pay })}>
      <Stack $gap={2}>
        <p>{t('create.unlikelyText')}</p>
        <CheckboxField
          name={name}
          label={t('create.unlikelyConfirm', { pay })}
          checked={values.confirmedFor === key}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? key : '')}
        />
      </Stack>
    </Callout>
  );
}
