import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OFFERED, useWorkerApplicationsInfiniteQuery, useWorkerStatsQuery } from '#entities/worker/index.ts';
import { OpenOfferButton } from '#features/offer/open-offer/index.ts';
import { Callout, DateText, Inline, Stack } from '#shared/ui/index.ts';

const SHOWN = 3;

/** Appears above everything else, because an offer expires. */
export function OfferCallout() {
  const { t } = useTranslation('worker-dashboard');
  const count = useWorkerStatsQuery(undefined).data?.offers ?? 0;
  const asked = { limit: SHOWN, status: OFFERED };
  const { data } = useWorkerApplicationsInfiniteQuery(asked, { skip: count === 0 });
  const offers = data?.pages[0]?.rows ?? [];
  if (count === 0) return null;
  return (
    <Callout tone="warning" title={t('offer.title', { count })}>
      <Stack $gap={3}>
        {t('offer.text')}
        {offers.map((application) => (
          <Inline key={application.id} $justify="space-between" $gap={2}>
            <span>
              <b>{application.job.title}</b> · {application.job.company}
              {application.offerLetter?.expiresAt && (
                <>
                  {' '}
                  · {t('offer.until')} <DateText value={application.offerLetter.expiresAt} />
                </>
              )}
            </span>
            <OpenOfferButton application={application} />
          </Inline>
        ))}
        {count > SHOWN && <Link to="/my-applications">{t('recent.all')}</Link>}
      </Stack>
    </Callout>
  );
}
