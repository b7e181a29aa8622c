import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AdminDisputeEvidence } from '#contract/admin/evidence.ts';
import { Stack } from '#shared/ui/index.ts';

interface EvidenceFilesProps {
  readonly disputeId: string;
  readonly evidence: AdminDisputeEvidence;
}

const BYTES_A_KILOBYTE = 1000;

/**
 * The documents that go with the words. They can be opened until they are sent; afterward the bank has them.
 */
export function EvidenceFiles({ disputeId, evidence }: EvidenceFilesProps) {
  const { t } = useTranslation('admin-money');
  const { files, actions } = evidence;
  return (
    <Stack as="section" $gap={2} aria-labelledby="evidence-files">
      <h3 id="evidence-files">{t('evidence.files')}</h3>
      {files.length === 0 && <p>{t('evidence.noFiles')}</p>}
      <Files>
        {files.map(({ kind, size }) => {
          const words = t('evidence.file', {
            name: t(`evidence.kind.${kind}`),
            size: Math.max(1, Math.round(size / BYTES_A_KILOBYTE)),
          });
          return (
            <li key={kind}>
              <FileText size={20} aria-hidden />
              {actions.includes('open_files') ? (
                <a href={`/api/admin/disputes/${disputeId}/evidence/files/${kind}`} download>
                  {words}
                </a>
              ) : (
                words
              )}
            </li>
          );
        })}
      </Files>
    </Stack>
  );
}

const Files = styled.ul`
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 44px;
  }
  svg {
    flex: none;
    color: var(--text-muted);
  }
  a {
    padding-block: 10px;
  }
`;
