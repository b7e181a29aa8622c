import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { RatingQuestion } from '#contract/hiring/rating/rating.ts';
import { RequireSignIn } from '#entities/session/index.ts';
import { RateParty } from '#features/referral/rate-party/index.ts';
import { isApiError } from '#shared/api/index.ts';
import {
  Card,
  ErrorState,
  LinkButton,
  Notice,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
} from '#shared/ui/index.ts';
import { useRatingQuestionQuery } from '../api/rate-api.ts';

const NOT_THERE: ReadonlySet<unknown> = new Set([400, 403, 404]);

/** The target of the notice about finished work: only the stars (rules.md#rating-asked). */
export function RatePage() {
  const { id = '' } = useParams();
  return (
    <RequireSignIn>
      <Rate referralId={id} />
    </RequireSignIn>
  );
}

function Rate({ referralId }: { readonly referralId: string }) {
  const { t } = useTranslation(['rating', 'common']);
  const { currentData: question, error, refetch } = useRatingQuestionQuery(referralId);
  const isUnknown = isApiError(error) && NOT_THERE.has(error.status);
  return (
    <Page $width="form">
      <title>{`${t('ask.title')} · ${t('common:brand')}`}</title>
      {!question && !isUnknown && <PageHeader title={t('ask.title')} />}
      {!question && !error && <SkeletonList count={1} lines={3} />}
      {isUnknown && <Nobody title={t('ask.unknown')} text={t('ask.unknownText')} />}
      {!question && error && !isUnknown && <ErrorState title={t('ask.failed')} onRetry={refetch} />}
      {question && <Question question={question} />}
    </Page>
  );
}

function Question({ question }: { readonly question: RatingQuestion }) {
  const { t } = useTranslation('rating');
  const { referralId, rated, myRating, canRate, workerName: worker, jobTitle: job } = question;
  if (!rated && myRating === null) return <Nobody title={t('ask.nobody')} text={t('ask.nobodyText')} />;
  if (!canRate && myRating === null) return <Nobody title={t('ask.early')} text={t('ask.earlyText')} />;
  const name = rated?.name ?? t('page.former');
  return (
    <Stack $gap={4}>
      <PageHeader
        title={rated ? t('rate.title', { name: rated.name }) : t('ask.title')}
        documentTitle={t('ask.title')}
        lead={t('ask.lead', { worker, job })}
      />
      <Card>
        <RateParty referral={{ id: referralId, canRate, myRating }} name={name} />
      </Card>
      {rated && (
        <div>
          <LinkButton to={`/ratings/${rated.userId}`}>{t('ask.others', { name })}</LinkButton>
        </div>
      )}
    </Stack>
  );
}

function Nobody({ title, text }: { readonly title: string; readonly text: string }) {
  const { t } = useTranslation('rating');
  return (
    <Stack $gap={4}>
      <Notice tone="warning" title={title} text={text} />
      <div>
        <LinkButton to="/dashboard">{t('ask.dashboard')}</LinkButton>
      </div>
    </Stack>
  );
}
