import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { onWide } from '#shared/theme/index.ts';
import { Page, PageHeader, SearchLine, Stack } from '#shared/ui/index.ts';
import { useForumCategory } from '../model/use-forum-category.ts';
import { CategoryCards } from './CategoryCards.tsx';
import { Discussions } from './Discussions.tsx';
import { ForumSidebar } from './ForumSidebar.tsx';

/** Discussions outside the boards, by category, next to community activity (rules.md#forum). */
export function ForumPage() {
  const { t } = useTranslation(['forum', 'community-search']);
  const navigate = useNavigate();
  const [category, choose] = useForumCategory();
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} compact />
      <SearchLine
        name={t('community-search:title')}
        label={t('community-search:label')}
        placeholder={t('community-search:example')}
        action={t('community-search:action')}
        words=""
        onSearch={(q, isTyping) => {
          if (!isTyping) void navigate(`/community/search?${new URLSearchParams({ q })}`);
        }}
      />
      <Columns>
        <Stack $gap={4}>
          <CategoryCards chosen={category} onChoose={choose} />
          <Discussions category={category} />
        </Stack>
        <ForumSidebar />
      </Columns>
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-8);
  ${onWide} {
    grid-template-columns: minmax(0, 1fr) 320px;
    align-items: start;
  }
`;
