import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OfferSigning } from '../../../../../backend/modules/offers/contract/sign-offer.ts';
import { formatAmount } from '../../../shared/lib/index.ts';
import { Card, DateText } from '../../../shared/ui/index.ts';

/** The letter, line by line; what it leaves open is not shown. */
export function OfferTerms({ offer }: { readonly offer: OfferSigning }) {
  const { t, i18n } = useTranslation('sign-offer');
  const lines: readonly (readonly [string, ReactNode])[] = [
    [t('term.job'), offer.jobTitle],
    [t('term.company'), offer.company],
    [t('term.worker'), offer.workerName],
    [t('term.pay'), <Pay key="pay">{payOf(offer, i18n.language, (type) => t(`payType.${type}`))}</Pay>],
    [t('term.start'), offer.startDate && <DateText value={offer.startDate} />],
    [t('term.place'), offer.workLocation],
    [t('term.schedule'), offer.schedule],
    [t('term.benefits'), offer.benefits],
    [t('term.conditions'), offer.conditions],
    [t('term.custom'), offer.customTerms],
  ];
  return (
    <Card aria-label={t('term.title')}>
      <Terms>
        {lines
          .filter(([, value]) => value)
          .map(([label, value]) => (
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
): string {
  if (!/^\d+(\.\d+)?$/.test(payRate)) return payRate;
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
