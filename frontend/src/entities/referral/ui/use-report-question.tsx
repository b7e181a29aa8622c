import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/index.ts';
import { RadioGroup } from '#shared/ui/index.ts';

interface ReportQuestion {
  /** Whether the report plays any part in the decision; null until answered. */
  readonly reportPlaysPart: boolean | null;
  /** Call it with every error; true if a report caused the refusal. */
  readonly refused: (error: unknown) => boolean;
  /** Null if no question is needed. */
  readonly question: ReactElement | null;
}

/**
 * Asks about the report's part in the end of a candidacy, if the report has findings (rules.md#ways-out):
 * immediately if the findings are known, otherwise after the server refuses a call.
 */
export function useReportQuestion(isKnown = false): ReportQuestion {
  const { t } = useTranslation('referral');
  const [isRequested, setRequested] = useState(isKnown);
  const [part, setPart] = useState<boolean | null>(null);
  const refused = (error: unknown): boolean => {
    const isForReport = isApiError(error) && error.code === 'checks.adverse_action_pending';
    if (isForReport) setRequested(true);
    return isForReport;
  };
  const question = isRequested ? (
    <RadioGroup
      name="reportPlaysPart"
      label={t('report.question')}
      help={t('report.help')}
      value={part === null ? '' : String(part)}
      onChange={(value) => setPart(value === 'true')}
      options={[
        { value: 'false', label: t('report.no'), description: t('report.noHelp') },
        { value: 'true', label: t('report.yes'), description: t('report.yesHelp') },
      ]}
    />
  ) : null;
  return { reportPlaysPart: part, refused, question };
}
