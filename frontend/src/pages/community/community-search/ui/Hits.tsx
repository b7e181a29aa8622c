import { Search, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import {
  Button,
  EmptyState,
  InfiniteList,
  LinkButton,
  SkeletonList,
  Stack,
  VisuallyHidden,
} from '#shared/ui/index.ts';
import { useCommunitySearchInfiniteQuery } from '../api/community-search-api.ts';
import type { SearchTab } from '../model/use-search-address.ts';
import { HitCard } from './HitCard.tsx';

const SHORTEST = 2;

interface HitsProps {
  readonly q: string;
  readonly tab: SearchTab;
  readonly onAll: () => void;
}

export function Hits({ q, tab, onAll }: HitsProps) {
  const { t } = useTranslation('community-search');
  const isRequested = q.length >= SHORTEST;
  const list = useCommunitySearchInfiniteQuery({ q, tab }, { skip: !isRequested });
  if (!isRequested) return <EmptyState icon={<Search />} title={t('start.title')} text={t('start.text')} />;
  return (
    <InfiniteList
      list={list}
      failed={t('failed')}
      more={t('more')}
      empty={<Nothing q={q} tab={tab} onAll={onAll} />}
      skeleton={<SkeletonList count={5} lines={3} />}
    >
      {(hits) => (
        <>
          <VisuallyHidden role="status">
            {t(list.hasNextPage ? 'foundMore' : 'found', { count: hits.length })}
          </VisuallyHidden>
          <List as="ul" role="list" $gap={3}>
            {hits.map((hit) => (
              <HitCard key={hit.id} hit={hit} />
            ))}
          </List>
        </>
      )}
    </InfiniteList>
  );
}

function Nothing({ q, tab, onAll }: HitsProps) {
  const { t } = useTranslation('community-search');
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('nothing.title', { words: q })}
      text={t('nothing.text')}
      action={
        tab === 'all' ? (
          <LinkButton to="/forum">{t('nothing.ask')}</LinkButton>
        ) : (
          <Button onClick={onAll}>{t('nothing.all')}</Button>
        )
      }
    />
  );
}

const List = styled(Stack)`
  margin: 0;
  padding: 0;
`;
