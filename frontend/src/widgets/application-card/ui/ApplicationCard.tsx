import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  ApplicationStatusBadge,
  ApplicationTimeline,
  type WorkerApplication,
  endedOffer,
  hasAccepted,
  hasOffer,
  hasOfferToRead,
  wasRejected,
} from '#entities/worker/index.ts';
import { OpenOfferButton } from '#features/offer/open-offer/index.ts';
import { RateParty } from '#features/referral/rate-party/index.ts';
import { useProductLabels } from '#shared/product-labels/index.ts';
import { Button, Card, DateText, Inline, LinkButton, Stack, VisuallyHidden } from '#shared/ui/index.ts';

/** An application: the job, its status and meaning, and its history. Needs `worker` and `referral` texts. */
export function ApplicationCard({ application }: { readonly application: WorkerApplication }) {
  const { t } = useTranslation('worker');
  const words = useProductLabels();
  const storyId = useId();
  const [isOpen, setOpen] = useState(false);
  const { id, job, status, createdAt } = application;
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <Card as="article" aria-labelledby={`application-${id}`} $mark={hasOffer(application)} $tight>
      <Stack $gap={3}>
        <Inline $justify="space-between" $align="start" $gap={2}>
          <Job>
            <h3 id={`application-${id}`}>
              {job.isActive ? <Link to={`/job/${job.id}`}>{job.title}</Link> : job.title}
            </h3>
            <p>
              {job.company} · {job.location} · {words.pay(job.payRate)}
            </p>
          </Job>
          <ApplicationStatusBadge status={status} />
        </Inline>
        <Meaning application={application} />
        <Inline $gap={2}>
          {hasOfferToRead(application) && <OpenOfferButton application={application} />}
          {hasAccepted(application) && (
            <LinkButton to={`/my-i9/${id}`} size="sm">
              {t('application.i9')}
            </LinkButton>
          )}
          <LinkButton to={`/candidate/${id}`} size="sm">
            {t('application.profile', { company: job.company })}
          </LinkButton>
        </Inline>
        <RateParty referral={application} name={job.company} />
        <Inline $justify="space-between" $gap={2}>
          <Small>
            <Origin application={application} /> <DateText value={createdAt} />
            {!job.isActive && <> · {t('application.closed')}</>}
          </Small>
          <Button
            variant="ghost"
            size="sm"
            icon={<Chevron aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={storyId}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'application.hide' : 'application.show')}
            <VisuallyHidden> {t('application.of', { job: job.title })}</VisuallyHidden>
          </Button>
        </Inline>
        <div id={storyId} hidden={!isOpen}>
          {isOpen && <ApplicationTimeline application={application} />}
        </div>
      </Stack>
    </Card>
  );
}

/** The meaning of the status; an ended offer explains why the status is interview again. */
function meaningOf(application: WorkerApplication) {
  const ended = endedOffer(application);
  return ended ? (`after.${ended}` as const) : application.status;
}

/** The origin of the application, shown before its date. */
function Origin({ application: { source, referrer } }: { readonly application: WorkerApplication }) {
  const { t } = useTranslation('worker');
  const name = referrer?.firstName;
  if (source === 'quick_apply') {
    return name ? t('application.appliedThrough', { name }) : t('application.applied');
  }
  return name ? t('application.referred', { name }) : t('application.referredBySomeone');
}

function Meaning({ application }: { readonly application: WorkerApplication }) {
  const { t } = useTranslation(['worker', 'referral']);
  const { rejectionReason, offerLetter } = application;
  return (
    <p>
      {t(`meaning.${meaningOf(application)}`)}
      {wasRejected(application) && rejectionReason && (
        <> {t('application.reason', { reason: t(`referral:reason.${rejectionReason}`) })}.</>
      )}
      {hasOffer(application) && offerLetter?.expiresAt && (
        <b>
          {' '}
          {t('application.offerUntil')} <DateText value={offerLetter.expiresAt} />.
        </b>
      )}
    </p>
  );
}

const Job = styled.div`
  min-width: 0;
  h3 a {
    color: var(--text);
    text-decoration: none;
    &:hover {
      color: var(--link);
      text-decoration: underline;
    }
  }
  p {
    color: var(--text-muted);
  }
`;

const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
