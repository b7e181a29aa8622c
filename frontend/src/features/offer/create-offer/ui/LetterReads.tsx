import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OfferFormInput } from '#contract/offers/letter/offer-form.ts';
import {
  fillMergeFields,
  mergedDay,
  mergedPay,
  mergeFieldsIn,
  type MergeValues,
} from '#contract/offers/vocabulary/terms/merge-fields.ts';
import { MergedText } from '#entities/offer/index.ts';
import { Stack } from '#shared/ui/index.ts';

/** The letter's parties, as values of merge fields. */
export type LetterParties = Pick<MergeValues, 'worker' | 'job' | 'company' | 'employer'>;

/** Shows the texts with merge fields as the worker will read them, and the missing values (rules.md#merge-fields). */
export function LetterReads({ parties }: { readonly parties: LetterParties }) {
  const { t, i18n } = useTranslation('offer-templates');
  const { values } = useFormikContext<OfferFormInput>();
  const merged = mergedOf(values, parties);
  const texts = [values.schedule, values.conditions, values.customTerms].filter(
    (text) => mergeFieldsIn(text).length > 0,
  );
  if (texts.length === 0) return null;
  const missing = [...new Set(texts.flatMap(mergeFieldsIn))].filter((field) => !merged[field]);
  const fields = new Intl.ListFormat(i18n.language).format(missing.map((field) => t(`field.${field}`)));
  return (
    <Reads aria-live="polite">
      <b>{t('choose.reads')}</b>
      <Stack $gap={2}>
        {texts.map((text) => (
          <MergedText key={text} text={text} values={merged} />
        ))}
        {missing.length > 0 && <strong>{t('choose.missing', { fields })}</strong>}
      </Stack>
    </Reads>
  );
}

function mergedOf(values: OfferFormInput, parties: LetterParties): MergeValues {
  const known = {
    ...parties,
    pay: mergedPay(String(values.payRate), values.payType),
    startDate: mergedDay(values.startDate),
    site: values.workLocation.trim() || null,
  };
  return { ...known, schedule: fillMergeFields(values.schedule, known).trim() || null };
}

const Reads = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-left: 4px solid var(--accent);
  background: var(--sunken);
`;
