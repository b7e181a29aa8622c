import { useField } from 'formik';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PAY_TYPES } from '#contract/billing/vocabulary/charging/pay-types.ts';
import type { AddOn } from '#contract/billing/vocabulary/charging/add-ons.ts';
import { CertifyForAddOns } from '#entities/check/index.ts';
import { BenefitsPicker } from '#entities/offer/index.ts';
import { AddOnChoices } from '#entities/payment/index.ts';
import { FormikMoneyField, FormikSelectField, FormikTextArea, FormikTextField } from '#shared/form/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { EXPIRY_CHOICES, type OfferGoal } from '../model/offer-values.ts';
import { LetterReads, type LetterParties } from './LetterReads.tsx';
import { Pairs } from './Pairs.tsx';

interface OfferFieldsProps {
  readonly cost: ReactNode;
  readonly goal: OfferGoal;
  /** The letter's parties, to show how its texts read. */
  readonly parties?: LetterParties | undefined;
  /** The label for benefits while none is chosen. */
  readonly benefitsLabel?: string | undefined;
}

/** All fields of an offer; `cost` appears below the fields that decide it. */
export function OfferFields({ cost, goal, parties, benefitsLabel }: OfferFieldsProps) {
  const { t } = useTranslation('offer');
  const [addOns, , addOnsHelpers] = useField<AddOn[]>('addOns');
  return (
    <Stack $gap={6}>
      <Terms goal={goal} />
      <BenefitsPicker name="benefits" otherwise={benefitsLabel} />
      <Stack $gap={4} as="section" aria-labelledby="offer-extra">
        <h3 id="offer-extra">{t('create.extra')}</h3>
        <FormikTextArea
          optional
          name="conditions"
          label={t('create.conditions')}
          help={t('create.conditionsHelp')}
          rows={3}
        />
        <FormikTextArea optional name="customTerms" label={t('create.customTerms')} rows={3} />
        {parties && <LetterReads parties={parties} />}
      </Stack>
      <AddOnChoices
        legend={t('create.addOns')}
        chosen={addOns.value}
        onChange={(chosen) => void addOnsHelpers.setValue(chosen)}
      />
      <CertifyForAddOns addOns={addOns.value} />
      {cost}
    </Stack>
  );
}

function Terms({ goal }: { readonly goal: OfferGoal }) {
  const { t } = useTranslation('offer');
  return (
    <Stack $gap={4} as="section" aria-labelledby="offer-terms">
      <h3 id="offer-terms">{t('create.terms')}</h3>
      <Pairs>
        <FormikTextField
          name="startDate"
          type="date"
          optional={goal === 'draft'}
          label={t('create.startDate')}
        />
        <Expiry goal={goal} />
        <FormikMoneyField name="payRate" label={t('create.payRate')} help={t('create.payRateHelp')} />
        <FormikSelectField
          name="payType"
          label={t('create.payType')}
          placeholder={false}
          options={PAY_TYPES.map((value) => ({ value, label: t(`payType.${value}`) }))}
        />
        <FormikTextField name="workLocation" label={t('create.workLocation')} />
        <FormikTextField optional name="schedule" label={t('create.schedule')} />
      </Pairs>
    </Stack>
  );
}

/** The dashboard has four choices; a draft takes any number of days (rules.md#offer-validity). */
function Expiry({ goal }: { readonly goal: OfferGoal }) {
  const { t } = useTranslation('offer');
  if (goal === 'draft') {
    return (
      <FormikTextField
        name="expirationDays"
        inputMode="numeric"
        label={t('create.expiresDays')}
        help={t('create.expiresHelp')}
      />
    );
  }
  return (
    <FormikSelectField
      name="expirationDays"
      label={t('create.expires')}
      placeholder={false}
      options={EXPIRY_CHOICES.map((count) => ({
        value: String(count),
        label: t('create.days', { count }),
      }))}
    />
  );
}
