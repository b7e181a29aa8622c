import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AuditEntry } from '#contract/admin/lists.ts';
import { PagedTable, PersonCell, personPath } from '#entities/admin/index.ts';
import { DateText, EmptyState, SelectField, type Column } from '#shared/ui/index.ts';
import { AUDITED_ACTIONS, useAuditLabels } from '../model/use-audit-labels.ts';
import { useAuditLogInfiniteQuery } from '../api/admin-lists-api.ts';

/** Admin actions, optionally about one person (rules.md#admin-audit-trail). Read-only. */
export function AuditList({ subjectId }: { readonly subjectId?: string }) {
  const { t } = useTranslation('admin');
  const [action, choose] = useState('');
  const list = useAuditLogInfiniteQuery(
    { ...(action && { action }), ...(subjectId && { subjectId }) },
    { refetchOnMountOrArgChange: true },
  );
  const columns = useColumns();
  const words = useAuditLabels();
  return (
    <>
      <Narrow>
        <SelectField
          label={t('audit.action')}
          placeholder={t('audit.all')}
          value={action}
          onChange={({ target }) => choose(target.value)}
          options={AUDITED_ACTIONS.map((value) => ({ value, label: words.action(value) }))}
        />
      </Narrow>
      <PagedTable
        list={list}
        caption={t('audit.caption')}
        columns={columns}
        empty={<EmptyState icon={<ScrollText />} title={t('audit.empty')} text={t('audit.emptyText')} />}
      />
    </>
  );
}

function useColumns(): readonly Column<AuditEntry>[] {
  const { t } = useTranslation('admin');
  const words = useAuditLabels();
  return [
    {
      key: 'action',
      header: t('audit.action'),
      main: true,
      cell: ({ action }) => words.action(action),
    },
    {
      key: 'subject',
      header: t('audit.subject'),
      cell: ({ subjectType, subjectName, subjectId }) =>
        subjectType === 'user' && subjectName !== null && subjectId !== null ? (
          <Link to={personPath(subjectId)}>{subjectName}</Link>
        ) : (
          <Id>{subjectName ?? subjectId ?? '—'}</Id>
        ),
    },
    { key: 'details', header: t('audit.details'), cell: (entry) => words.details(entry) },
    { key: 'actor', header: t('audit.actor'), cell: ({ actor }) => <PersonCell person={actor} /> },
    { key: 'at', header: t('audit.at'), cell: ({ at }) => <DateText value={at} style="dateTime" /> },
  ];
}

const Narrow = styled.div`
  max-width: 320px;
`;

const Id = styled.span`
  overflow-wrap: anywhere;
`;
