import type { TFunction } from 'i18next';
import { MessageSquareQuote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AverageRating, useReceivedRatings } from '#entities/rating/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { isApiError } from '#shared/api/index.ts';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  Page,
  PageHeader,
  ShowMore,
  SkeletonList,
  Stack,
} from '#shared/ui/index.ts';
import { RatingCard } from './RatingCard.tsx';

const NOT_THERE: ReadonlySet<unknown> = new Set([400, 404]);

/** A user's ratings and reviews from others (rules.md#rating-average). */
export function RatingsPage() {
  const { t } = useTranslation('rating');
  const { userId = '' } = useParams();
  const { person, ratings, query } = useReceivedRatings(userId);
  const { user } = useCurrentUser();
  const isOwn = user?.id === userId;
  const { isError, error, refetch } = query;
  const isGone = isError && isApiError(error) && NOT_THERE.has(error.status);
  return (
    <Page $width="form">
      <PageHeader title={titleOf(person, isOwn, t)} lead={t(isOwn ? 'page.yoursLead' : 'page.lead')} />
      {!person && !isError && <SkeletonList count={3} lines={2} />}
      {isGone && (
        <EmptyState
          icon={<MessageSquareQuote aria-hidden />}
          title={t('page.gone')}
          text={t('page.goneText')}
          action={<LinkButton to="/">{t('page.home')}</LinkButton>}
        />
      )}
      {!person && isError && !isGone && <ErrorState title={t('page.failed')} onRetry={refetch} />}
      {person && person.averageRating === null && (
        <EmptyState
          icon={<MessageSquareQuote aria-hidden />}
          title={t('page.empty')}
          text={t(isOwn ? 'page.emptyYours' : 'page.emptyText')}
        />
      )}
      {person && person.averageRating !== null && (
        <Stack $gap={4}>
          <p>
            <AverageRating {...person} userId={null} />
          </p>
          <Stack as="ul" role="list" $gap={3}>
            {ratings.map((rating) => (
              <RatingCard key={rating.id} rating={rating} />
            ))}
          </Stack>
          <ShowMore list={query} label={t('page.more')} />
        </Stack>
      )}
    </Page>
  );
}

function titleOf(person: { readonly name: string } | null, isOwn: boolean, t: TFunction<'rating'>): string {
  if (isOwn) return t('page.yours');
  return person ? t('page.title', { name: person.name }) : t('page.documentTitle');
}
