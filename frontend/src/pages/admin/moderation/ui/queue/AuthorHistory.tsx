import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CaseDetail } from '#contract/moderation/cases.ts';
import { PersonLink } from '#entities/admin/index.ts';
import { DecisionBadge } from '#entities/moderation/index.ts';
import { DateText, Inline } from '#shared/ui/index.ts';

interface AuthorHistoryProps {
  readonly author: CaseDetail['author'];
  readonly history: CaseDetail['history'];
}

/** The author, and earlier decisions about them. */
export function AuthorHistory({ author, history }: AuthorHistoryProps) {
  const { t } = useTranslation('moderation');
  const { trust, joinedAt, contributions, upheldReports, cases, actions } = history;
  return (
    <section aria-labelledby="author">
      <h3 id="author">
        <PersonLink person={author} />
      </h3>
      <Facts>
        <dt>{t('author.trust')}</dt>
        <dd>{t(`trust.${trust}`)}</dd>
        <dt>{t('author.joined')}</dt>
        <dd>{joinedAt ? <DateText value={joinedAt} /> : '—'}</dd>
        <dt>{t('author.contributions')}</dt>
        <dd>{contributions}</dd>
        <dt>{t('author.cases')}</dt>
        <dd>{cases}</dd>
        <dt>{t('author.upheld')}</dt>
        <dd>{upheldReports}</dd>
      </Facts>
      {actions.length > 0 && (
        <List role="list">
          {actions.map(({ id, action, excerpt, reason, createdAt }) => (
            <li key={id}>
              <Inline $gap={2}>
                <DecisionBadge action={action} />
                <Small>
                  <DateText value={createdAt} /> · {excerpt}
                </Small>
              </Inline>
              <Words>{reason}</Words>
            </li>
          ))}
        </List>
      )}
    </section>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-1) var(--space-4);
  margin-top: var(--space-2);
  dt {
    color: var(--text-muted);
  }
  dd {
    font-variant-numeric: tabular-nums;
    font-weight: 500;
  }
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-3);
`;

const Words = styled.p`
  overflow-wrap: anywhere;
`;

const Small = styled.span`
  color: var(--text-muted);
  font-size: var(--size-14);
  overflow-wrap: anywhere;
`;
