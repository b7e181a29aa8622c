import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { DocumentVerification } from '#contract/offers/signing/sign-offer.ts';
import { Callout, DateText, ErrorState } from '#shared/ui/index.ts';
import type { DocumentCheck } from '../model/use-document-check.ts';

/** The result for the file; empty before a file is chosen and while it is read. */
export function CheckResult({ check }: { readonly check: DocumentCheck }) {
  const { t } = useTranslation('verify-document');
  if (check.step === 'waiting' || check.step === 'reading') return null;
  if (check.step === 'failed') return <ErrorState title={t('failed')} onRetry={check.retry} />;
  if (check.step === 'answered' && check.found.known) return <Known name={check.name} found={check.found} />;
  const [title, text] =
    check.step === 'answered' ? (['unknown', 'unknownText'] as const) : PROBLEMS[check.step];
  return (
    <Callout tone={check.step === 'answered' ? 'danger' : 'warning'} title={t(title)}>
      <FileName>{check.name}</FileName>
      {t(text)}
    </Callout>
  );
}

const PROBLEMS = {
  'too-large': ['tooLarge', 'tooLargeText'],
  unreadable: ['unreadable', 'unreadableText'],
} as const;

interface KnownProps {
  readonly name: string;
  readonly found: DocumentVerification;
}

function Known({ name, found: { signedBy, signedAt, status } }: KnownProps) {
  const { t } = useTranslation('verify-document');
  return (
    <Callout tone="success" title={t('known')}>
      <FileName>{name}</FileName>
      <Facts>
        <dt>{t('signedBy')}</dt>
        <dd>{signedBy}</dd>
        <dt>{t('signedAt')}</dt>
        <dd>{signedAt && <DateText value={signedAt} style="dateTime" />}</dd>
        <dt>{t('state')}</dt>
        <dd>{status && t(`status.${status}`)}</dd>
      </Facts>
      {t('knownText')}
    </Callout>
  );
}

const FileName = styled.p`
  overflow-wrap: anywhere;
  font-size: var(--size-14);
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-1) var(--space-4);
  margin: var(--space-3) 0;
  dd {
    overflow-wrap: anywhere;
    font-weight: 600;
  }
`;
