import { Award, FileText, IdCard, Receipt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMyDocumentsQuery } from '#entities/document/index.ts';
import { DocumentSlot } from '#features/account/manage-document/index.ts';
import { Card, ErrorState, SkeletonList } from '#shared/ui/index.ts';
import { I9Row } from './I9Row.tsx';
import { LettersRow } from './LettersRow.tsx';
import { PaperRow } from './PaperRow.tsx';

/** Resume, OSHA card, certificates, letters, I-9, and tax forms (rules.md#worker-documents). */
export function MyDocuments() {
  const { t } = useTranslation('worker');
  const { data, isError, refetch } = useMyDocumentsQuery(undefined);
  if (!data && isError) return <ErrorState title={t('documents.failed')} onRetry={refetch} />;
  if (!data) return <SkeletonList count={1} lines={6} />;
  return (
    <Card aria-labelledby="heading-documents">
      <h2 id="heading-documents">{t('documents.title')}</h2>
      <Lead>{t('documents.lead')}</Lead>
      <DocumentSlot
        kind="resume"
        icon={<FileText aria-hidden />}
        document={data.find(({ kind }) => kind === 'resume') ?? null}
      />
      <DocumentSlot
        kind="osha_card"
        icon={<IdCard aria-hidden />}
        document={data.find(({ kind }) => kind === 'osha_card') ?? null}
      />
      <DocumentSlot
        kind="certificates"
        icon={<Award aria-hidden />}
        document={data.find(({ kind }) => kind === 'certificates') ?? null}
      />
      <LettersRow />
      <I9Row />
      <PaperRow id="document-taxes" icon={<Receipt aria-hidden />} title={t('documents.kind.taxes')}>
        <p>{t('documents.taxesText')}</p>
        <Link to="/earnings/tax">{t('documents.taxes')}</Link>
      </PaperRow>
    </Card>
  );
}

const Lead = styled.p`
  margin-block: var(--space-1) var(--space-2);
  color: var(--text-muted);
`;
