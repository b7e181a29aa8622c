import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, Stack } from '#shared/ui/index.ts';

interface SheetFrameProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly step: 'form' | 'submitted' | 'verify' | 'verified';
  readonly children: ReactNode;
}

/** One dialog for the steps after the form, so that focus stays in it from step to step. */
export function SheetFrame({ open, onClose, step, children }: SheetFrameProps) {
  const { t } = useTranslation('refer-worker');
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t(`title.${step}`)}>
      <Stack $gap={5}>{children}</Stack>
    </Dialog>
  );
}
