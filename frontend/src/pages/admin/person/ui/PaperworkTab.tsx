import { useTranslation } from 'react-i18next';
import type { AdminPaperwork } from '#contract/admin/paperwork.ts';
import { DayCell } from '#entities/admin/index.ts';
import { DataTable, ErrorState, SkeletonList, Stack, type Column } from '#shared/ui/index.ts';
import { usePersonPaperworkQuery } from '../api/person-api.ts';

/** The most checks and forms listed. */
const NEWEST = 50;

type Check = AdminPaperwork['checks'][number];
type Form = AdminPaperwork['forms'][number];

/**
 * The status of checks and Form I-9s that a person ordered or that are about them, without their contents.
 */
export function PaperworkTab({ id }: { readonly id: string }) {
  const { t } = useTranslation('admin');
  const { currentData, isError, refetch } = usePersonPaperworkQuery(id, { refetchOnMountOrArgChange: true });
  const columns = { checks: useCheckColumns(), forms: useFormColumns() };
  if (!currentData && isError) return <ErrorState title={t('list.failed')} onRetry={refetch} />;
  if (!currentData) return <SkeletonList count={2} lines={3} />;
  const { checks, forms } = currentData;
  return (
    <Stack $gap={8}>
      <Part name="checks" rows={checks} columns={columns.checks} />
      <Part name="forms" rows={forms} columns={columns.forms} />
    </Stack>
  );
}

interface PartProps<Row> {
  readonly name: 'checks' | 'forms';
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
}

function Part<Row extends { readonly id: string }>({ name, rows, columns }: PartProps<Row>) {
  const { t } = useTranslation('admin');
  const title = t(`person.paperwork.${name}`);
  return (
    <Stack as="section" aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      <p role="status">
        {rows.length < NEWEST
          ? t('list.found', { count: rows.length })
          : t('list.moreThan', { count: NEWEST - 1 })}
      </p>
      {rows.length > 0 && <DataTable caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} />}
    </Stack>
  );
}

function useWorkColumns(): readonly Column<Check | Form>[] {
  const { t } = useTranslation('admin');
  return [
    { key: 'worker', header: t('letters.worker'), main: true, cell: ({ workerName }) => workerName },
    { key: 'job', header: t('letters.job'), cell: ({ jobTitle, company }) => `${jobTitle}, ${company}` },
    {
      key: 'created',
      header: t('person.paperwork.created'),
      cell: ({ createdAt }) => <DayCell value={createdAt} />,
    },
  ];
}

function useCheckColumns(): readonly Column<Check>[] {
  const { t } = useTranslation('admin');
  return [
    ...useWorkColumns(),
    {
      key: 'kind',
      header: t('person.paperwork.kind'),
      cell: (check) => t(`person.paperwork.package.${check.package}`),
    },
    {
      key: 'status',
      header: t('letters.status'),
      cell: ({ status }) => t(`person.paperwork.checkStatus.${status}`),
    },
    { key: 'done', header: t('person.paperwork.done'), cell: ({ completedAt }) => dayOf(completedAt) },
  ];
}

function useFormColumns(): readonly Column<Form>[] {
  const { t } = useTranslation('admin');
  return [
    ...useWorkColumns(),
    {
      key: 'section1',
      header: t('person.paperwork.section1'),
      cell: ({ section1CompletedAt }) => dayOf(section1CompletedAt),
    },
    {
      key: 'section2',
      header: t('person.paperwork.section2'),
      cell: ({ section2CompletedAt }) => dayOf(section2CompletedAt),
    },
    {
      key: 'status',
      header: t('letters.status'),
      cell: ({ status }) => t(`person.paperwork.formStatus.${status}`),
    },
  ];
}

const dayOf = (value: string | null) => (value ? <DayCell value={value} /> : '—');
