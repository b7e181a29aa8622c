import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ModerationCase } from '#contract/moderation/cases.ts';
import { DecisionBadge, useModerationLabels } from '#entities/moderation/index.ts';
import { Badge, DateText, Inline } from '#shared/ui/index.ts';
import { SeverityBadge } from './SeverityBadge.tsx';

interface CaseListProps {
  readonly cases: readonly ModerationCase[];
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
}

/** One line per case, with the open one marked. */
export function CaseList({ cases, openId, onOpen }: CaseListProps) {
  return (
    <List role="list">
      {cases.map((one) => (
        <li key={one.id}>
          <Line
            type="button"
            id={`case-${one.id}`}
            aria-current={one.id === openId || undefined}
            onClick={() => onOpen(one.id)}
          >
            <CaseLine one={one} />
          </Line>
        </li>
      ))}
    </List>
  );
}

function CaseLine({ one }: { readonly one: ModerationCase }) {
  const { t } = useTranslation('moderation');
  const words = useModerationLabels();
  const { assignedTo, decision, decidedAt } = one;
  return (
    <>
      <Inline as="span" $gap={2}>
        {decision ? <DecisionBadge action={decision} /> : <SeverityBadge severity={one.severity} />}
        <Badge>{words.kind(one.targetType)}</Badge>
        {one.source === 'review' && <Badge>{t('case.review')}</Badge>}
      </Inline>
      <Excerpt>{one.excerpt}</Excerpt>
      <Small>
        {one.targetType !== 'user' && `${one.author.firstName} ${one.author.lastName} · `}
        {t('case.reports', { count: one.reportCount })}
      </Small>
      <Small>
        {decidedAt ? t('case.decided') : t('case.due')}{' '}
        <DateText value={decidedAt ?? one.dueAt} style="dateTime" />
        {assignedTo && ` · ${t('case.with', { name: assignedTo.firstName })}`}
      </Small>
    </>
  );
}

const List = styled.ul`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  min-width: 0;
`;

const Line = styled.button`
  display: grid;
  gap: var(--space-1);
  width: 100%;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-left: 4px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover {
    border-color: var(--line-strong);
  }
  &[aria-current] {
    border-color: var(--accent);
  }
`;

const Excerpt = styled.strong`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Small = styled.span`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
