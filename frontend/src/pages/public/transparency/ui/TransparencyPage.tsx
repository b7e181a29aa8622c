import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { MODERATION_ACTIONS } from '#contract/moderation/vocabulary/decisions.ts';
import { REPORT_REASONS } from '#contract/moderation/vocabulary/reports.ts';
import type { ModerationMonth } from '#contract/moderation/transparency.ts';
import { useModerationLabels } from '#entities/moderation/index.ts';
import { localeOf, scrollsByKeys } from '#shared/lib/index.ts';
import {
  DataTable,
  ErrorState,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
  type Column,
} from '#shared/ui/index.ts';
import { useTransparencyQuery } from '../api/transparency-api.ts';

/** Reports and moderators' decisions by month, for everyone (rules.md#transparency). */
export function TransparencyPage() {
  const { t } = useTranslation('transparency');
  const { data, isError, refetch } = useTransparencyQuery(undefined);
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      {!data && !isError && <SkeletonList count={4} lines={2} />}
      {!data && isError && <ErrorState title={t('failed')} onRetry={refetch} />}
      {data && <Months months={data} />}
      <How>{t('how')}</How>
    </Page>
  );
}

function Months({ months }: { readonly months: readonly ModerationMonth[] }) {
  const { t } = useTranslation('transparency');
  const columns = useColumns();
  const rowKey = ({ month }: ModerationMonth): string => month;
  const shown = (table: keyof typeof HAPPENED) =>
    months.filter((one, at) => at === 0 || HAPPENED[table](one) > 0);
  return (
    <Stack $gap={8}>
      {(['reports', 'decisions', 'appeals'] as const).map((table) => (
        <Stack as="section" key={table} $gap={3} aria-labelledby={table}>
          <h2 id={table}>{t(`${table}.title`)}</h2>
          <Wide ref={scrollsByKeys}>
            <DataTable
              caption={t(`${table}.title`)}
              columns={columns[table]}
              rows={shown(table)}
              rowKey={rowKey}
            />
          </Wide>
          {shown(table).length < months.length && <Small>{t('quiet')}</Small>}
        </Stack>
      ))}
    </Stack>
  );
}

/** Leaves out months without events, which would be rows or cards of zeros, except the latest. */
const HAPPENED = {
  reports: ({ reports, withdrawnReports }: ModerationMonth) => reports + withdrawnReports,
  decisions: ({ decisions }: ModerationMonth) =>
    MODERATION_ACTIONS.reduce((sum, one) => sum + decisions[one], 0),
  appeals: ({ appeals, appealsGranted, appealsDenied }: ModerationMonth) =>
    appeals + appealsGranted + appealsDenied,
};

type Columns = readonly Column<ModerationMonth>[];

function useColumns(): Readonly<Record<'reports' | 'decisions' | 'appeals', Columns>> {
  const { t, i18n } = useTranslation('transparency');
  const words = useModerationLabels();
  const named = new Intl.DateTimeFormat(localeOf(i18n.language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const month = {
    key: 'month',
    header: t('month'),
    main: true,
    cell: (one: ModerationMonth) => named.format(new Date(`${one.month}-01T00:00:00Z`)),
  };
  const figure = (key: string, header: string, of: (one: ModerationMonth) => number | string) =>
    ({ key, header, align: 'end', cell: of }) as const;
  return {
    reports: [
      month,
      figure('all', t('reports.all'), ({ reports }) => reports),
      ...REPORT_REASONS.map((reason) =>
        figure(reason, words.reason(reason), (one) => one.reportsByReason[reason]),
      ),
      figure('withdrawn', t('reports.withdrawn'), ({ withdrawnReports }) => withdrawnReports),
    ],
    decisions: [
      month,
      ...MODERATION_ACTIONS.map((action) =>
        figure(action, words.decided(action), (one) => one.decisions[action]),
      ),
      figure('hours', t('decisions.hours'), ({ medianHours }) =>
        medianHours === null ? '—' : t('decisions.inHours', { hours: medianHours }),
      ),
    ],
    appeals: [
      month,
      figure('all', t('appeals.all'), ({ appeals }) => appeals),
      figure('granted', t('appeals.granted'), ({ appealsGranted }) => appealsGranted),
      figure('denied', t('appeals.denied'), ({ appealsDenied }) => appealsDenied),
    ],
  };
}

/** Scrolls, because many narrow columns do not fit. */
const Wide = styled.div`
  overflow-x: auto;
`;

const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const How = styled.p`
  max-width: 70ch;
  margin-top: var(--space-6);
  color: var(--text-muted);
  font-size: var(--size-14);
`;
