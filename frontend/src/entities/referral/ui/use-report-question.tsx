import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { RadioGroup, Stack, TextArea } from '#shared/ui/index.ts';
import type { SaidOfReport } from '../api/referral-api.ts';

interface ReportQuestion {
  /** Empty until answered. */
  readonly said: SaidOfReport;
  /** Call it with every error; true if a report caused the refusal. */
  readonly refused: (error: unknown) => boolean;
  /** Null if no question is needed. */
  readonly question: ReactElement | null;
}

/**
 * Asks about the report's part in the end of a candidacy, if the report has findings (rules.md#ways-out):
 * immediately if the findings are known, otherwise after the server refuses a call. Once the candidate has had
 * a notice, the server also requires the other reason.
 */
export function useReportQuestion(isKnown = false): ReportQuestion {
  const { t } = useTranslation('referral');
  const [isRequested, setRequested] = useState(isKnown);
  const [part, setPart] = useState<boolean | null>(null);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const refused = (error: unknown): boolean => {
    if (!isApiError(error)) return false;
    const isForReport = error.code === 'checks.adverse_action_pending';
    const issue = error.issues.find(({ path }) => path === 'otherReason');
    if (isForReport) setRequested(true);
    if (issue) setProblem(translateMessage(issue.message));
    return isForReport || issue !== undefined;
  };
  const isReasonRequested = problem !== null && part === false;
  const question = isRequested ? (
    <Stack $gap={4}>
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
      {isReasonRequested && (
        <TextArea
          name="otherReason"
          label={t('report.otherReason')}
          help={t('report.otherReasonHelp')}
          maxLength={2000}
          value={reason}
          error={reason.trim() === '' ? problem : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
    </Stack>
  ) : null;
  const withReason = isReasonRequested && reason.trim() !== '' ? { otherReason: reason.trim() } : {};
  return { said: part === null ? {} : { reportPlaysPart: part, ...withReason }, refused, question };
}
