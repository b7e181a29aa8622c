import { useTranslation } from 'react-i18next';
import type { ModerationAction } from '#contract/moderation/vocabulary/decisions.ts';
import type { ReportReason, ReportTarget } from '#contract/moderation/vocabulary/reports.ts';

interface ModerationLabels {
  reason(reason: ReportReason): string;
  kind(kind: ReportTarget): string;
  /** The decision, as it is announced afterward. */
  decided(action: ModerationAction): string;
}

/** The words that reporters, authors and moderators share. */
export function useModerationLabels(): ModerationLabels {
  const { t } = useTranslation('report');
  return {
    reason: (reason) => t(`reason.${reason}`),
    kind: (kind) => t(`kind.${kind}`),
    decided: (action) => t(`decided.${action}`),
  };
}
