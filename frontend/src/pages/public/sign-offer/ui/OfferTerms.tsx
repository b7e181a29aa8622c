import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OfferSigning } from '#contract/offers/sign-offer.ts';
import type { LetterTerm } from '#contract/offers/vocabulary/letter-terms.ts';
import type { OfferState } from '#features/offer/sign-offer/index.ts';
import { useBenefitsWords } from '#entities/offer/index.ts';
import { formatAmount, useProductWords, type ProductWords } from '#shared/lib/index.ts';
import { Badge, Card, DateText } from '#shared/ui/index.ts';

type Terms = Pick<OfferSigning, LetterTerm>;

interface Line {
  readonly label: string;
  readonly value: ReactNode;
  /** Of the letter's terms, those that it shows. */
  readonly terms?: readonly LetterTerm[];
}

interface OfferTermsProps {
  readonly offer: OfferSigning;
  readonly state: OfferState;
}

/** The letter, line by line; what it leaves open is not shown, what the version before said otherwise is. */
export function OfferTerms({ offer, state }: OfferTermsProps) {
  const { t } = useTranslation('sign-offer');
  const linesOf = useTermLines();
  const before = linesOf(earlier(offer));
  const changed = state === 'pending' ? offer.changes.map(({ field }) => field) : [];
  const lines: readonly Line[] = [
    ...linesOf(offer),
    {
      label: t('term.expires'),
      value: offer.expiresAt && <DateText value={offer.expiresAt} style="dateTime" />,
    },
    { label: t('term.status'), value: t(`status.${state}`) },
  ];
  return (
    <Card aria-label={t('term.title')}>
      <TermList>
        {lines.map(({ label, value, terms = [] }, at) => {
          const isChanged = terms.some((term) => changed.includes(term));
          if (!value && !isChanged) return null;
          return (
            <div key={label}>
              <dt>
                {label}
                {isChanged && (
                  <>
                    {' '}
                    <Badge $tone="warning">{t('changed.mark')}</Badge>
                  </>
                )}
              </dt>
              <dd>{value || t('changed.none')}</dd>
              {isChanged && <Before value={before[at]?.value} />}
            </div>
          );
        })}
      </TermList>
    </Card>
  );
}

function Before({ value }: { readonly value: ReactNode }) {
  const { t } = useTranslation('sign-offer');
  return (
    <Earlier>
      {t('changed.before')} {value || t('changed.none')}
    </Earlier>
  );
}

function useTermLines(): (terms: Terms) => readonly Line[] {
  const { t, i18n } = useTranslation('sign-offer');
  const words = useProductWords();
  const benefits = useBenefitsWords();
  return (said) => {
    const pay = payOf(said, i18n.language, (type) => t(`payType.${type}`), words);
    return [
      { label: t('term.job'), value: said.jobTitle, terms: ['jobTitle'] },
      { label: t('term.company'), value: said.company, terms: ['company'] },
      { label: t('term.worker'), value: said.workerName, terms: ['workerName'] },
      { label: t('term.pay'), value: <Pay>{pay}</Pay>, terms: ['payRate', 'payType'] },
      {
        label: t('term.start'),
        value: said.startDate && <DateText value={said.startDate} />,
        terms: ['startDate'],
      },
      { label: t('term.place'), value: said.workLocation, terms: ['workLocation'] },
      {
        label: t('term.schedule'),
        value: said.schedule && words.schedule(said.schedule),
        terms: ['schedule'],
      },
      { label: t('term.benefits'), value: benefits(said.benefits), terms: ['benefits'] },
      { label: t('term.conditions'), value: said.conditions, terms: ['conditions'] },
      { label: t('term.custom'), value: said.customTerms, terms: ['customTerms'] },
    ];
  };
}

/** What the version before said. */
function earlier(offer: OfferSigning): Terms {
  return { ...offer, ...Object.fromEntries(offer.changes.map(({ field, before }) => [field, before])) };
}

/** A number reads as dollars, a text such as "$25/hour" stays what it is. */
function payOf(
  { payRate, payType }: Terms,
  language: string,
  unit: (payType: OfferSigning['payType']) => string,
  words: ProductWords,
): string {
  if (!/^\d+(\.\d+)?$/.test(payRate)) return words.pay(payRate);
  return `${formatAmount(payRate, language)} ${unit(payType)}`;
}

const TermList = styled.dl`
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

const Earlier = styled.dd`
  color: var(--text-muted);
  font-size: var(--size-14);
  strong {
    font: inherit;
  }
`;
