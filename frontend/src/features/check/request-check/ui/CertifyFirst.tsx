import { useTranslation } from 'react-i18next';
import type { CheckKind } from '#contract/checks/notice/adverse-action.ts';
import { CertifyChecks } from '#entities/check/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { CancelPaid } from './CancelPaid.tsx';

interface CertifyFirstProps {
  readonly kind: CheckKind;
  /** Cancels a check that is already paid or open; null without one. */
  readonly onCancel: (() => Promise<void>) | null;
}

/** The employer certifies before we ask any candidate (rules.md#check-certification). */
export function CertifyFirst({ kind, onCancel }: CertifyFirstProps) {
  const { t } = useTranslation('checks');
  return (
    <Stack $gap={5}>
      <CertifyChecks lead={onCancel ? t('certify.waits') : t('certify.first')} />
      {onCancel && <CancelPaid kind={kind} onCancel={onCancel} />}
    </Stack>
  );
}
