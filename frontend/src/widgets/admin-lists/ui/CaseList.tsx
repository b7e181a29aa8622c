import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ModerationCase } from '#contract/moderation/cases.ts';
import { PagedTable } from '#entities/admin/index.ts';
import { DecisionBadge, useModerationLabels } from '#entities/moderation/index.ts';
import { DateText, EmptyState, type Column } from '#shared/ui/index.ts';
import { useCasesOfPersonInfiniteQuery, type CasesOfPerson } from '../api/admin-lists-api.ts';

/** Moderation cases about a person, or that they reported, with links to the moderation desk. */
export function CaseList({ of }: { readonly of: CasesOfPerson }) {
  const { t } = useTranslation('moderation');
  const list = useCasesOfPersonInfiniteQuery(of, { refetchOnMountOrArgChange: true });
  return (
    <PagedTable
      list={list}
      caption={t('tabs.cases')}
      columns={useColumns()}
      empty={<EmptyState icon={<ShieldCheck />} title={t('ofPerson.empty')} />}
    />
  );
}

function useColumns(): readonly Column<ModerationCase>[] {
  const { t } = useTranslation('moderation');
  const words = useModerationLabels();
  return [
    {
      key: 'content',
      header: t('ofPerson.content'),
      main: true,
      cell: ({ id, status, excerpt }) => <Excerpt to={caseAt(id, status)}>{excerpt}</Excerpt>,
    },
    { key: 'kind', header: t('ofPerson.kind'), cell: ({ targetType }) => words.kind(targetType) },
    {
      key: 'state',
      header: t('ofPerson.state'),
      cell: ({ decision, severity }) =>
        decision ? (
          <DecisionBadge action={decision} />
        ) : (
          t('ofPerson.open', { severity: t(`severity.${severity}`) })
        ),
    },
    { key: 'reports', header: t('ofPerson.reports'), align: 'end', cell: ({ reportCount }) => reportCount },
    {
      key: 'at',
      header: t('ofPerson.at'),
      cell: ({ createdAt }) => <DateText value={createdAt} style="dateTime" />,
    },
  ];
}

/** The address of a case within its list on the moderation desk. */
const caseAt = (id: string, status: ModerationCase['status']): string =>
  `/admin/moderation?${new URLSearchParams({ ...(status === 'decided' && { state: 'decided' }), case: id })}`;

const Excerpt = styled(Link)`
  overflow-wrap: anywhere;
`;
