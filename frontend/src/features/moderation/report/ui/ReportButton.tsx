import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button, IconButton } from '#shared/ui/index.ts';
import type { Reportable } from '../model/report-target.ts';
import { useReport } from './use-report.tsx';

interface ReportButtonProps {
  readonly about: Reportable;
  /** Shows only the flag, without text. */
  readonly iconOnly?: boolean | undefined;
}

/** Reports a post, a reply, an event, a board, a job, a rating, or a person (rules.md#reports). */
export function ReportButton({ about, iconOnly = false }: ReportButtonProps) {
  const { t } = useTranslation('report');
  const { ask, preload, dialog } = useReport(about);
  const label = t('action.reportThe', { kind: t(`theKind.${about.contentType}`) });
  return (
    <>
      {iconOnly ? (
        <Quiet label={label} icon={<Flag size={20} aria-hidden />} onClick={() => void ask()} />
      ) : (
        <Button variant="ghost" size="sm" icon={<Flag aria-hidden />} onPointerEnter={preload} onClick={ask}>
          {label}
        </Button>
      )}
      {dialog}
    </>
  );
}

const Quiet = styled(IconButton)`
  color: var(--text-muted);
`;
