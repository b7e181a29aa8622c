import { CalendarDays, MessagesSquare, Users, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CommunityHit } from '#contract/community/search/search-community.ts';
import { postPath } from '#entities/post/index.ts';
import { Badge, Card, Inline } from '#shared/ui/index.ts';
import { HitFacts } from './HitFacts.tsx';
import { Marked } from './Marked.tsx';

const ICONS: Readonly<Record<CommunityHit['kind'], LucideIcon>> = {
  posts: MessagesSquare,
  boards: Users,
  events: CalendarDays,
};

export function HitCard({ hit }: { readonly hit: CommunityHit }) {
  const { t } = useTranslation('community-search');
  const Icon = ICONS[hit.kind];
  return (
    <Box as="li">
      <Inline $gap={2}>
        <Badge>
          <Icon aria-hidden />
          {t(`kind.${hit.kind}`)}
        </Badge>
        <Where>{whereOf(hit, t)}</Where>
      </Inline>
      <h2>
        <Link to={pathOf(hit)}>
          <Marked text={hit.title} />
        </Link>
      </h2>
      <p>
        <Marked text={hit.excerpt} />
      </p>
      <HitFacts hit={hit} />
    </Box>
  );
}

function pathOf(hit: CommunityHit): string {
  if (hit.kind === 'boards') return `/community/${hit.id}`;
  if (hit.kind === 'events') return `/events/${hit.id}`;
  return hit.event ? `/events/${hit.event.id}` : postPath({ id: hit.id, boardId: hit.board?.id ?? null });
}

type Words = ReturnType<typeof useTranslation<'community-search'>>['t'];

/** The board, event, or forum of the hit. */
function whereOf(hit: CommunityHit, t: Words): string {
  if (hit.kind === 'boards') return '';
  const place = hit.board ?? (hit.kind === 'posts' ? hit.event : null);
  if (place) return t('in', { name: place.name });
  return hit.kind === 'posts' ? t('inForum') : '';
}

const Box = styled(Card)`
  display: grid;
  gap: var(--space-2);
  h2 {
    font-size: var(--size-20);
    overflow-wrap: anywhere;
  }
  h2 a {
    display: inline-block;
    min-height: 28px;
    color: inherit;
  }
  > p {
    overflow-wrap: anywhere;
  }
`;

const Where = styled.span`
  color: var(--text-muted);
  font-size: var(--size-14);
  overflow-wrap: anywhere;
`;
