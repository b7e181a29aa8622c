import { Download } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState, Inline, LinkButton } from '#shared/ui/index.ts';
import { useReferralDocumentsQuery } from '../api/document-api.ts';
import { filePath } from '../model/file-path.ts';
import { fileSize } from '../model/file-size.ts';

interface ReferralDocumentsProps {
  readonly referralId: string;
  /** Renders the documents under a title. */
  readonly as: ComponentType<{ readonly title: string; readonly children: ReactNode }>;
}

/** Documents that the candidate shared by confirming, if any (rules.md#worker-documents). */
export function ReferralDocuments({ referralId, as: Section }: ReferralDocumentsProps) {
  const { t, i18n } = useTranslation('candidate');
  const { data = [], isError, refetch } = useReferralDocumentsQuery(referralId);
  if (data.length === 0 && !isError) return null;
  return (
    <Section title={t('document.title')}>
      {isError && <ErrorState title={t('document.failed')} onRetry={refetch} />}
      <Inline $gap={2}>
        {data.map(({ id, kind, size }) => (
          <LinkButton key={id} to={filePath(id)} download icon={<Download aria-hidden />} size="sm">
            {t(`document.${kind}`)} ({fileSize(size, i18n.language)})
          </LinkButton>
        ))}
      </Inline>
    </Section>
  );
}
