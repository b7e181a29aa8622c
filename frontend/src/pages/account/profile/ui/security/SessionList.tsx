import { useTranslation } from 'react-i18next';
import { ErrorState, SkeletonList, Stack } from '#shared/ui/index.ts';
import { useOwnSessionsQuery } from '../../api/profile-api.ts';
import { SessionRow } from './SessionRow.tsx';

/** The user's active sessions. */
export function SessionList() {
  const { t } = useTranslation('profile');
  const { data, isError, refetch } = useOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data) {
    return (
      <Stack as="ul" role="list" aria-label={t('sessions.title')} $gap={2}>
        {data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Stack>
    );
  }
  if (isError) return <ErrorState title={t('sessions.failed')} onRetry={refetch} />;
  return <SkeletonList count={1} lines={2} />;
}
