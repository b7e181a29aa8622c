import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PAY_TYPES } from '#contract/billing/vocabulary/charging/pay-types.ts';
import { BenefitsPicker, MergeFieldChips } from '#entities/offer/index.ts';
import { FormikSelectField, FormikTextArea, FormikTextField } from '#shared/form/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { TemplatePreview } from './TemplatePreview.tsx';

/** `words` are benefits written as free text instead of chosen. */
export function TemplateFields({ words }: { readonly words: string | null }) {
  const { t } = useTranslation(['offer-templates', 'offer']);
  const payTypes = PAY_TYPES.map((value) => ({ value, label: t(`offer:payType.${value}`) }));
  return (
    <Stack $gap={5}>
      <FormikTextField name="name" label={t('form.name')} help={t('form.nameHelp')} maxLength={100} />
      <Pairs>
        <FormikSelectField
          name="payType"
          optional
          label={t('form.payType')}
          placeholder={false}
          options={[{ value: '', label: t('form.payTypeOpen') }, ...payTypes]}
        />
        <FormikTextField optional name="schedule" label={t('form.schedule')} />
      </Pairs>
      <Stack $gap={4}>
        <FormikTextArea optional name="conditions" label={t('form.conditions')} rows={4} />
        <FormikTextArea optional name="customTerms" label={t('form.customTerms')} rows={4} />
        <MergeFieldChips into={['conditions', 'customTerms', 'schedule']} />
      </Stack>
      <BenefitsPicker name="benefits" otherwise={words ?? t('form.benefitsOpen')} />
      <TemplatePreview words={words} />
    </Stack>
  );
}

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  align-items: start;
  gap: var(--space-4);
`;
