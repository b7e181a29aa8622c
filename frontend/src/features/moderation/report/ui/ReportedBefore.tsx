import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { MyReport } from '#contract/moderation/reports.ts';
import { useModerationLabels } from '#entities/moderation/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, Callout, DateText, Stack } from '#shared/ui/index.ts';
import { useWithdrawReportMutation } from '../api/report-api.ts';

interface ReportedBeforeProps {
  readonly report: MyReport;
  readonly onClose: () => void;
}

/** The user's one report of this item, its result, and a button to withdraw it. */
export function ReportedBefore({ report, onClose }: ReportedBeforeProps) {
  const { t } = useTranslation('report');
  const words = useModerationLabels();
  const [withdraw] = useWithdrawReportMutation();
  const canWithdraw = report.actions.includes('withdraw');
  const takeBack = async (): Promise<void> => {
    const { error } = await withdraw(report.id);
    if (error) return showFailure(error, t('before.failed'));
    showToast({ title: t('before.withdrawn'), variant: 'success' });
    onClose();
  };
  return (
    <Stack $gap={4}>
      <Callout tone={canWithdraw ? 'info' : 'success'} title={t('before.title')}>
        {t(`status.${report.status}`)}
      </Callout>
      <Said>
        <dt>{t('before.reason')}</dt>
        <dd>{words.reason(report.reason)}</dd>
        <dt>{t('before.words')}</dt>
        <dd>{report.description}</dd>
        <dt>{t('before.on')}</dt>
        <dd>
          <DateText value={report.createdAt} />
        </dd>
      </Said>
      {canWithdraw && (
        <Button block loadingText={t('before.withdrawing')} onClick={takeBack}>
          {t('before.withdraw')}
        </Button>
      )}
    </Stack>
  );
}

const Said = styled.dl`
  display: grid;
  gap: var(--space-1);
  dt {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
  dd {
    margin-bottom: var(--space-2);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
