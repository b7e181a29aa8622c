import { Paperclip, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PAPER_SCAN } from '#contract/offers/vocabulary/paper/paper-scan.ts';
import { IconButton, Inline, Stack } from '#shared/ui/index.ts';
import { ScanChooser } from './ScanChooser.tsx';

interface ScanFieldProps {
  readonly file: File | null;
  readonly onChange: (file: File | null) => void;
}

/** The problem of a file before it is sent. Large pictures are fine, because they are shrunk first. */
export function scanProblem(file: File): 'scan.wrongType' | 'scan.tooLarge' | null {
  if (!PAPER_SCAN.accepted.split(',').includes(file.type)) return 'scan.wrongType';
  return file.type === 'application/pdf' && file.size > PAPER_SCAN.mostBytes ? 'scan.tooLarge' : null;
}

/** The optional scan, sent with the signature. */
export function ScanField({ file, onChange }: ScanFieldProps) {
  const { t } = useTranslation('amend-offer');
  const problem = file && scanProblem(file);
  return (
    <Stack $gap={2} role="group" aria-label={t('scan.label')}>
      <Label>
        {t('scan.label')} <small>{t('scan.optional')}</small>
      </Label>
      <Inline $gap={2}>
        <ScanChooser icon={<Paperclip aria-hidden />} onFile={onChange}>
          {t(file ? 'scan.other' : 'scan.choose')}
        </ScanChooser>
        {file && (
          <Chosen>
            {file.name}
            <IconButton
              label={t('scan.remove')}
              icon={<X size={20} aria-hidden />}
              onClick={() => onChange(null)}
            />
          </Chosen>
        )}
      </Inline>
      {problem ? <Problem role="alert">{t(problem)}</Problem> : <Help>{t('scan.help')}</Help>}
    </Stack>
  );
}

const Label = styled.span`
  font-weight: 500;
  small {
    color: var(--text-muted);
    font-size: var(--size-14);
    font-weight: 400;
  }
`;

const Chosen = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  overflow-wrap: anywhere;
`;

const Help = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const Problem = styled.p`
  color: var(--danger);
  font-size: var(--size-14);
  font-weight: 500;
`;
