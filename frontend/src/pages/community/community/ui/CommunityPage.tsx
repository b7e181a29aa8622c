import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCurrentUser } from '#entities/session/index.ts';
import { CreateBoard } from '#features/community/write-board/index.ts';
import { Page, PageHeader, SearchLine, Skeleton, Stack } from '#shared/ui/index.ts';
import { useBoardFilter } from '../model/use-board-filter.ts';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardList } from './BoardList.tsx';
import { GetStarted } from './GetStarted.tsx';

const searchPath = (q: string): string => `/community/search?${new URLSearchParams({ q })}`;

/** The trades' boards, which users search, join, and create (rules.md#boards). */
export function CommunityPage() {
  const { t } = useTranslation(['boards', 'community-search']);
  const { isSignedIn, isLoading } = useCurrentUser();
  const control = useBoardFilter(isSignedIn);
  const { filter, change, clear } = control;
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={isLoading ? <Skeleton $width="160px" $height="48px" /> : isSignedIn && <CreateBoard />}
      />
      <SearchLine
        name={t('search.name')}
        label={t('search.label')}
        placeholder={t('search.example')}
        action={t('search.action')}
        words={filter.q}
        onSearch={(q, isTyping) => change({ q }, isTyping)}
      >
        <Everything to={searchPath(filter.q)}>{t('community-search:everything')}</Everything>
      </SearchLine>
      <Stack $gap={6}>
        <BoardFilters control={control} isSignedIn={isSignedIn} />
        <BoardList filter={filter} isSignedIn={isSignedIn} onClear={clear} />
        {!isSignedIn && !isLoading && <GetStarted />}
      </Stack>
    </Page>
  );
}

const Everything = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;
