import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OfferSigning } from '#contract/offers/sign-offer.ts';
import type { OfferState } from '#features/offer/sign-offer/index.ts';
import { useBenefitsWords } from '#entities/offer/index.ts';
import { formatAmount, useProductWords, type ProductWords } from '#shared/lib/index.ts';
import { Card, DateText } from '#shared/ui/index.ts';

interface Line {
  readonly label: string;
  readonly value: ReactNode;
}

interface OfferTermsProps {
  readonly offer: OfferSigning;
  readonly state: OfferState;
}

/** The letter, line by line; what it leaves open is not shown. */
export function OfferTerms({ offer, state }: OfferTermsProps) {
  const { t, i18n } = useTranslation('sign-offer');
  const words = useProductWords();
  const benefits = useBenefitsWords();
  const pay = payOf(offer, i18n.language, (type) => t(`payType.${type}`), words);
  const lines: readonly Line[] = [
    { label: t('term.job'), value: offer.jobTitle },
    { label: t('term.company'), value: offer.company },
    { label: t('term.worker'), value: offer.workerName },
    { label: t('term.pay'), value: <Pay>{pay}</Pay> },
    { label: t('term.start'), value: offer.startDate && <DateText value={offer.startDate} /> },
    { label: t('term.place'), value: offer.workLocation },
    { label: t('term.schedule'), value: offer.schedule && words.schedule(offer.schedule) },
    { label: t('term.benefits'), value: benefits(offer.benefits) },
    { label: t('term.conditions'), value: offer.conditions },
    { label: t('term.custom'), value: offer.customTerms },
    {
      label: t('term.expires'),
      value: offer.expiresAt && <DateText value={offer.expiresAt} style="dateTime" />,
    },
    { label: t('term.status'), value: t(`status.${state}`) },
  ];
  return (
    <Card aria-label={t('term.title')}>
      <Terms>
        {lines
          .filter(({ value }) => Boolean(value))
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Terms>
    </Card>
  );
}

/** A number reads as dollars, a text such as "$25/hour" stays what it is. */
function payOf(
  { payRate, payType }: OfferSigning,
  language: string,
  unit: (payType: OfferSigning['payType']) => string,
  words: ProductWords,
): string {
  if (!/^\d+(\.\d+)?$/.test(payRate)) return words.pay(payRate);
  return `${formatAmount(payRate, language)} ${unit(payType)}`;
}

const Terms = styled.dl`
  display: grid;
  > div {
    padding: var(--space-3) 0;
    &:not(:first-child) {
      border-top: 1px solid var(--line);
    }
    &:first-child {
      padding-top: 0;
    }
    &:last-child {
      padding-bottom: 0;
    }
  }
  dt {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Pay = styled.strong`
  font: 700 var(--size-26) / 1.2 var(--font-display);
  font-variant-numeric: tabular-nums;
`;
