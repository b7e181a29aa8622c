import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  ApplicationStatusBadge,
  ApplicationTimeline,
  type WorkerApplication,
} from '../../../entities/worker/index.ts';
import { Button, Card, DateText, Inline, Stack, VisuallyHidden } from '../../../shared/ui/index.ts';

/** One application: the job, where it stands and what that means, and its story. Needs `worker` and `referral` texts. */
export function ApplicationCard({ application }: { readonly application: WorkerApplication }) {
  const { t } = useTranslation('worker');
  const storyId = useId();
  const [isOpen, setOpen] = useState(false);
  const { id, job, status, createdAt } = application;
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <Card as="article" aria-labelledby={`application-${id}`} $mark={status === 'offer_sent'} $tight>
      <Stack $gap={3}>
        <Inline $justify="space-between" $align="start" $gap={2}>
          <Job>
            <h3 id={`application-${id}`}>
              {job.isActive ? <Link to={`/job/${job.id}`}>{job.title}</Link> : job.title}
            </h3>
            <p>
              {job.company} · {job.location} · {job.payRate}
            </p>
          </Job>
          <ApplicationStatusBadge status={status} />
        </Inline>
        <Meaning application={application} />
        <Inline $justify="space-between" $gap={2}>
          <Small>
            {t('application.applied')} <DateText value={createdAt} />
            {application.referrer && (
              <> · {t('application.referred', { name: application.referrer.firstName })}</>
            )}
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

function Meaning({ application }: { readonly application: WorkerApplication }) {
  const { t } = useTranslation(['worker', 'referral']);
  const { status, rejectionReason, offerLetter } = application;
  return (
    <p>
      {t(`meaning.${status}`)}
      {status === 'rejected' && rejectionReason && (
        <> {t('application.reason', { reason: t(`referral:reason.${rejectionReason}`) })}.</>
      )}
      {status === 'offer_sent' && offerLetter?.expiresAt && (
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
