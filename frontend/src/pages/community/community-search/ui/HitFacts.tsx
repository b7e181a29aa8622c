import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CommunityHit } from '#contract/community/search/search-community.ts';
import { timeIn } from '#entities/event/index.ts';
import { Byline } from '#entities/post/index.ts';

type Hit<Kind> = Extract<CommunityHit, { kind: Kind }>;

/** Facts for choosing a hit: its author, size, or time. */
export function HitFacts({ hit }: { readonly hit: CommunityHit }) {
  if (hit.kind === 'posts') return <PostFacts hit={hit} />;
  return hit.kind === 'boards' ? <BoardFacts hit={hit} /> : <EventFacts hit={hit} />;
}

function PostFacts({ hit }: { readonly hit: Hit<'posts'> }) {
  const { t } = useTranslation('posts');
  return (
    <Line>
      <Byline author={hit.author} createdAt={hit.createdAt} editedAt={null} />
      <span>{t('replies', { count: hit.replyCount })}</span>
    </Line>
  );
}

function BoardFacts({ hit }: { readonly hit: Hit<'boards'> }) {
  const { t } = useTranslation(['community-search', 'jobs']);
  return (
    <Line>
      <span>{t(`jobs:trade.${hit.industry}`)}</span>
      {hit.memberCount !== null && <span>{t('members', { count: hit.memberCount })}</span>}
      {hit.isPrivate && <span>{t('private')}</span>}
    </Line>
  );
}

function EventFacts({ hit }: { readonly hit: Hit<'events'> }) {
  const { t, i18n } = useTranslation('events');
  const place = [hit.city, hit.state].filter(Boolean).join(', ');
  return (
    <Line>
      <time dateTime={hit.startAt}>{timeIn(hit.startAt, hit.timeZone, i18n.language)}</time>
      <span>{hit.locationType === 'online' || place === '' ? t('online') : place}</span>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  color: var(--text-muted);
  font-size: var(--size-14);
`;
