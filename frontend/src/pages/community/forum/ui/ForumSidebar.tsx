import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { UpcomingEvents } from '#entities/event/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { CommunityStats } from './CommunityStats.tsx';
import { TopReferrers } from './TopReferrers.tsx';

/** Community activity. */
export function ForumSidebar() {
  const { t } = useTranslation('forum');
  return (
    <Side aria-label={t('sidebar')}>
      <Stack $gap={6}>
        <TopReferrers />
        <UpcomingEvents />
        <CommunityStats />
      </Stack>
    </Side>
  );
}

const Side = styled.aside`
  min-width: 0;
`;
