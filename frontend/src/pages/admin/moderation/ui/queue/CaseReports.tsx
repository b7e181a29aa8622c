import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CaseDetail } from '#contract/moderation/cases.ts';
import { PersonLink } from '#entities/admin/index.ts';
import { useModerationLabels } from '#entities/moderation/index.ts';
import { Badge, DateText, Inline } from '#shared/ui/index.ts';

/** The reports about the content. */
export function CaseReports({ reports }: { readonly reports: CaseDetail['reports'] }) {
  const { t } = useTranslation('moderation');
  const words = useModerationLabels();
  if (reports.length === 0) return <p>{t('reports.none')}</p>;
  return (
    <section aria-labelledby="reports">
      <h3 id="reports">{t('reports.title', { count: reports.length })}</h3>
      <List role="list">
        {reports.map(({ id, reporter, reasonCategory, details, counts, status, createdAt }) => (
          <li key={id}>
            <Inline $gap={2}>
              <strong>{words.reason(reasonCategory)}</strong>
              {status === 'withdrawn' && <Badge>{t('reports.withdrawn')}</Badge>}
              {!counts && <Badge>{t('reports.light')}</Badge>}
            </Inline>
            <Words>{details}</Words>
            <Small>
              <PersonLink person={reporter} /> · <DateText value={createdAt} style="dateTime" />
            </Small>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-2);
`;

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Small = styled.span`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
