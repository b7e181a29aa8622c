import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { filePath, fileSize, useReferralDocumentsQuery } from '#entities/document/index.ts';
import { Inline, LinkButton, Stack } from '#shared/ui/index.ts';

/** What the candidate keeps here and has opened by saying yes; nothing stands there where there is none. */
export function CandidateDocuments({ referralId }: { readonly referralId: string }) {
  const { t, i18n } = useTranslation('referral-management');
  const documents = useReferralDocumentsQuery(referralId).data ?? [];
  if (documents.length === 0) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby="candidate-documents">
      <h3 id="candidate-documents">{t('candidate.documents')}</h3>
      <Inline $gap={2}>
        {documents.map(({ id, kind, size }) => (
          <LinkButton key={id} to={filePath(id)} download icon={<Download aria-hidden />} size="sm">
            {t(`candidate.document.${kind}`)} ({fileSize(size, i18n.language)})
          </LinkButton>
        ))}
      </Inline>
    </Stack>
  );
}
