import { useTranslation } from 'react-i18next';
import type { NoticePage } from '#contract/checks/notice/adverse-action.ts';
import { FindingList } from '#entities/check/index.ts';
import { useFormatDate } from '#shared/lib/index.ts';
import { Callout, Card, LinkButton, Notice, Stack } from '#shared/ui/index.ts';
import { DisputeForm } from './DisputeForm.tsx';
import { SummaryOfRights } from './SummaryOfRights.tsx';

const TONES = { waiting: 'warning', final: 'danger', canceled: 'success' } as const;

export function CheckNotice({ notice, token }: { readonly notice: NoticePage; readonly token: string }) {
  const { t } = useTranslation('background-check');
  const dateOf = useFormatDate();
  const { kind, status, employerCompany: company, jobTitle: job, finalDueAt, disputedAt, endedAt } = notice;
  const at = status === 'waiting' ? finalDueAt : (endedAt ?? finalDueAt);
  const date = at === null ? '' : dateOf(at, 'date');
  const isUnsettled = status === 'waiting' && finalDueAt === null;
  return (
    <Stack $gap={6}>
      <div role="status">
        <Notice
          tone={TONES[status]}
          title={t(`notice.${status}.title`)}
          text={t(`notice.${isUnsettled ? 'arriving' : status}.text.${kind}`, { company, job, date })}
        />
      </div>
      {status === 'waiting' && !isUnsettled && <p>{t('notice.waiting.days', { date })}</p>}
      <Card aria-labelledby="report">
        <Stack $gap={3}>
          <h2 id="report">{t('notice.report')}</h2>
          <p>
            {t('notice.reportBy', { provider: notice.provider, name: notice.candidateName })}{' '}
            {notice.providerContact}
          </p>
          <FindingList findings={notice.findings} />
          {notice.hasReport && (
            <LinkButton newTab to={`/api/background-check-notice/${encodeURIComponent(token)}/report`}>
              {t('notice.wholeReport')}
            </LinkButton>
          )}
        </Stack>
      </Card>
      {disputedAt !== null && (
        <Callout tone="info" title={t('notice.disputed.title')}>
          {t('notice.disputed.text', { company, date: dateOf(disputedAt, 'date') })}
        </Callout>
      )}
      {notice.actions.includes('dispute') && <DisputeForm token={token} company={company} />}
      <SummaryOfRights />
    </Stack>
  );
}
