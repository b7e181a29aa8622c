import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { MyReport } from '#contract/moderation/reports.ts';
import { useModerationLabels } from '#entities/moderation/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import {
  Button,
  Card,
  DateText,
  EmptyState,
  InfiniteList,
  Inline,
  LinkButton,
  SkeletonList,
  Stack,
  StatusBadge,
} from '#shared/ui/index.ts';
import { useMyReportsInfiniteQuery, useTakeReportBackMutation } from '../api/my-moderation-api.ts';

const TONES = { open: 'info', upheld: 'success', dismissed: 'neutral', withdrawn: 'neutral' } as const;

/** The user's reports and their outcome. */
export function MyReportList() {
  const { t } = useTranslation('my-moderation');
  const list = useMyReportsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <InfiniteList
      list={list}
      failed={t('failed')}
      more={t('more')}
      empty={
        <EmptyState
          icon={<Flag />}
          title={t('noReports.title')}
          text={t('noReports.text')}
          action={
            <LinkButton to="/community" variant="primary">
              {t('empty.action')}
            </LinkButton>
          }
        />
      }
      skeleton={<SkeletonList count={3} lines={2} />}
    >
      {(reports) => (
        <Stack as="ul" role="list" $gap={3}>
          {reports.map((report) => (
            <ReportCard key={report.id} report={report} />
          ))}
        </Stack>
      )}
    </InfiniteList>
  );
}

function ReportCard({ report }: { readonly report: MyReport }) {
  const { t } = useTranslation('report');
  const words = useModerationLabels();
  const [takeBack] = useTakeReportBackMutation();
  const withdraw = async (): Promise<void> => {
    const { error } = await takeBack(report.id);
    if (error) showFailure(error, t('before.failed'));
    else showToast({ title: t('before.withdrawn'), variant: 'success' });
  };
  return (
    <Card as="li">
      <Stack $gap={2}>
        <Inline $justify="space-between">
          <StatusBadge tone={TONES[report.status]}>{t(`statusBadge.${report.status}`)}</StatusBadge>
          <DateText value={report.createdAt} />
        </Inline>
        <p>
          {words.kind(report.targetType)}: <Excerpt>{report.excerpt}</Excerpt>
        </p>
        <Words>
          {words.reason(report.reason)}: <bdi>{report.description}</bdi>
        </Words>
        <p>{t(`status.${report.status}`)}</p>
        {report.actions.includes('withdraw') && (
          <div>
            <Button size="sm" loadingText={t('before.withdrawing')} onClick={withdraw}>
              {t('before.withdraw')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

const Excerpt = styled.q`
  overflow-wrap: anywhere;
`;

const Words = styled.p`
  overflow-wrap: anywhere;
  color: var(--text-muted);
  white-space: pre-line;
`;
