import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/index.ts';
import { RadioGroup } from '#shared/ui/index.ts';

interface ReportQuestion {
  /** Whether the report plays any part in it; null until it was said. */
  readonly reportPlaysPart: boolean | null;
  /** To be told of every refusal; true where it was because of a report. */
  readonly refused: (error: unknown) => boolean;
  /** Null where nothing is asked. */
  readonly question: ReactElement | null;
}

/**
 * What ends a candidacy while a report on the candidate has findings asks for the report's part in it (rules.md#ways-out): from the start
 * where the findings are known, else as soon as a call was refused for it.
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
