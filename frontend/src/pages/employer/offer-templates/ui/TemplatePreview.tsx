import { useFormikContext } from 'formik';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PAY_TYPES, type PayType } from '#contract/billing/vocabulary/charging/pay-types.ts';
import { benefitsSentence } from '#contract/offers/terms/benefits.ts';
import {
  fillMergeFields,
  mergedDay,
  mergedPay,
  type MergeValues,
} from '#contract/offers/vocabulary/terms/merge-fields.ts';
import { MergedText, useBenefitsLabel } from '#entities/offer/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { Card, Stack } from '#shared/ui/index.ts';
import type { TemplateValues } from '../model/template-values.ts';

const SAMPLE_DAY = '2027-01-11';

/** The letter with sample data, updated while the user types. */
export function TemplatePreview({ words }: { readonly words: string | null }) {
  const { t } = useTranslation(['offer-templates', 'offer']);
  const { values } = useFormikContext<TemplateValues>();
  const benefitsLabel = useBenefitsLabel();
  const sample = useSampleValues(values);
  const heading = useId();
  const benefits = values.benefits.length > 0 ? benefitsLabel(benefitsSentence(values.benefits)) : words;
  const parts: readonly (readonly [string, string | null])[] = [
    [t('form.schedule'), values.schedule],
    [t('choose.benefits'), benefits],
    [t('form.conditions'), values.conditions],
    [t('form.customTerms'), values.customTerms],
  ];
  const said = parts.filter(([, text]) => (text ?? '').trim() !== '');
  return (
    <Card aria-labelledby={heading}>
      <Stack $gap={3}>
        <h3 id={heading}>{t('form.preview')}</h3>
        {said.length === 0 && <Muted>{t('form.previewEmpty', { worker: t('sample.worker') })}</Muted>}
        {said.length > 0 && (
          <Said>
            {said.map(([label, text]) => (
              <Part key={label} label={label}>
                <MergedText text={text ?? ''} values={sample} />
              </Part>
            ))}
          </Said>
        )}
      </Stack>
    </Card>
  );
}

function Part({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Uses the input first, then the signed-in user; the rest is sample data. */
function useSampleValues({ payType, schedule }: TemplateValues): MergeValues {
  const { t } = useTranslation('offer-templates');
  const { user } = useCurrentUser();
  const known = {
    worker: t('sample.worker'),
    job: t('sample.job'),
    company: user?.company?.name ?? t('sample.company'),
    employer: user ? `${user.firstName} ${user.lastName}` : null,
    pay: mergedPay(payType === 'salary' ? '62000' : '28', samplePayType(payType)),
    startDate: mergedDay(SAMPLE_DAY),
    site: t('sample.site'),
  };
  const typed = schedule.trim() === '' ? t('sample.schedule') : fillMergeFields(schedule, known);
  return { ...known, schedule: typed };
}

function samplePayType(chosen: string): PayType {
  return PAY_TYPES.find((payType) => payType === chosen) ?? 'hourly';
}

const Muted = styled.p`
  color: var(--text-muted);
`;

const Said = styled.dl`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  dt {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
  dd {
    margin: 0;
  }
`;
