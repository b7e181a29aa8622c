import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Page, PageHeader, Stack } from '#shared/ui/index.ts';
import { useDocumentCheck } from '../model/use-document-check.ts';
import { CheckResult } from './CheckResult.tsx';
import { FileDrop } from './FileDrop.tsx';

/** Checks without an account that a letter is the signed one (rules.md#document-check). */
export function VerifyDocumentPage() {
  const { t } = useTranslation('verify-document');
  const [check, start] = useDocumentCheck();
  return (
    <Page $width="form">
      <PageHeader title={t('title')} lead={t('lead')} />
      <Stack $gap={5}>
        <FileDrop onFile={start} isBusy={check.step === 'reading'} />
        <div aria-live="polite">
          <CheckResult check={check} />
        </div>
        <Small>{t('private')}</Small>
      </Stack>
    </Page>
  );
}

const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
