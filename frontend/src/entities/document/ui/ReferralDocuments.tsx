import { Download } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState, Inline, LinkButton } from '#shared/ui/index.ts';
import { useReferralDocumentsQuery } from '../model/document-calls.ts';
import { filePath } from '../model/file-path.ts';
import { fileSize } from '../model/file-size.ts';

interface ReferralDocumentsProps {
  readonly referralId: string;
  /** What puts them under a title. */
  readonly as: ComponentType<{ readonly title: string; readonly children: ReactNode }>;
}

/** What the candidate keeps here and has opened by saying yes (rules.md#worker-documents); nothing stands there where there is none. */
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
