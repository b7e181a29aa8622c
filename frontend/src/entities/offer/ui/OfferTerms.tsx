import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { LetterTerm } from '#contract/offers/vocabulary/terms/letter-terms.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { useFormatDate } from '#shared/lib/index.ts';
import { Badge, Card } from '#shared/ui/index.ts';
import { useTermLines, type LetterTerms, type TermLine } from './use-term-lines.ts';

interface OfferTermsProps {
  readonly terms: LetterTerms;
  /** Terms that differ from the previous version. */
  readonly changes?: readonly { readonly field: LetterTerm; readonly before: string | null }[];
  readonly expiresAt: string | null;
  /** In the reader's language. */
  readonly status: string;
  /** The terms to show; null for all. */
  readonly only?: readonly LetterTerm[] | null;
}

/**
 * The letter, line by line. Omits empty terms, except those that the previous version had. English is
 * binding, so it appears next to every other language (rules.md#letter-language).
 */
export function OfferTerms({ terms, changes = [], expiresAt, status, only = null }: OfferTermsProps) {
  const { t } = useTranslation('letter');
  const dateOf = useFormatDate();
  const isEnglish = useLanguage() === 'en';
  const linesOf = useTermLines();
  const englishOf = useTermLines('en');
  const [own, english] = [linesOf(terms), englishOf(terms)];
  const earlier = linesOf({ ...terms, ...Object.fromEntries(changes.map((one) => [one.field, one.before])) });
  const changed = changes.map(({ field }) => field);
  return (
    <Card aria-label={t('term.title')}>
      <TermList>
        {own.map((line, at) =>
          only && !line.terms.some((term) => only.includes(term)) ? null : (
            <Term
              key={line.label}
              line={line}
              english={isEnglish ? null : (english[at] ?? null)}
              before={line.terms.some((term) => changed.includes(term)) ? (earlier[at] ?? null) : null}
            />
          ),
        )}
        {expiresAt && <Fact label={t('term.expires')} value={dateOf(expiresAt, 'dateTime')} />}
        <Fact label={t('term.status')} value={status} />
      </TermList>
    </Card>
  );
}

interface TermProps {
  readonly line: TermLine;
  /** Null if the reader's language is English. */
  readonly english: TermLine | null;
  /** Null if the term did not change. */
  readonly before: TermLine | null;
}

function Term({ line: { label, value, isPay }, english, before }: TermProps) {
  const { t } = useTranslation('letter');
  if (!value && !before) return null;
  return (
    <div>
      <dt>
        {label}
        {english && <span lang="en"> · {english.label}</span>}
        {before && (
          <>
            {' '}
            <Badge $tone="warning">{t('changed.mark')}</Badge>
          </>
        )}
      </dt>
      <dd>{value && isPay ? <Pay>{value}</Pay> : value || t('changed.none')}</dd>
      {english?.value && english.value !== value && <Quiet lang="en">{english.value}</Quiet>}
      {before && (
        <Quiet>
          {t('changed.before')} {before.value || t('changed.none')}
        </Quiet>
      )}
    </div>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
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

const Quiet = styled.dd`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
