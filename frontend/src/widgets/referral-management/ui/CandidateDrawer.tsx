import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCandidateProfileQuery } from '#entities/candidate/index.ts';
import { ReferralDocuments } from '#entities/document/index.ts';
import { InterviewFacts, useTimeAt } from '#entities/interview/index.ts';
import { ReferralTimeline, type Referral } from '#entities/referral/index.ts';
import { ReferenceList } from '#features/check/ask-reference/index.ts';
import { Bullets, ErrorState, SideSheet, Skeleton, Stack } from '#shared/ui/index.ts';
import type { ManagementDialog } from '../model/referral-management.ts';
import { CandidateFacts } from './CandidateFacts.tsx';
import { CandidateFit } from './CandidateFit.tsx';
import { CandidateHead } from './CandidateHead.tsx';

interface CandidateDrawerProps {
  readonly referral: Referral;
  /** Replaces this dialog with another. */
  readonly onOpen: (dialog: ManagementDialog) => void;
  readonly onClose: () => void;
}

/** The candidate's profile, answers, and history, without scores (rules.md#no-scores). */
export function CandidateDrawer({ referral, onOpen, onClose }: CandidateDrawerProps) {
  const { t } = useTranslation(['referral-management', 'employer']);
  const {
    data: profile,
    isError,
    refetch,
  } = useCandidateProfileQuery(referral.id, {
    // Shows the candidate's current profile on each opening.
    refetchOnMountOrArgChange: true,
  });
  return (
    <SideSheet wide open onOpenChange={onClose} title={referral.workerName}>
      <Stack $gap={6}>
        <CandidateHead referral={referral} onOpen={onOpen} />
        {referral.interview && <Talk referral={referral} interview={referral.interview} />}
        {profile && <CandidateFit fit={profile.fit} />}
        {profile && <CandidateFacts referral={referral} profile={profile} />}
        <ReferralDocuments referralId={referral.id} as={Documents} />
        <Stack as="section" aria-labelledby="candidate-references">
          <h3 id="candidate-references">{t('candidate.references')}</h3>
          <ReferenceList referralId={referral.id} />
        </Stack>
        {!profile && isError && <ErrorState title={t('candidate.failed')} onRetry={refetch} />}
        {!profile && !isError && <Waiting />}
        <Stack as="section" aria-labelledby="candidate-timeline">
          <h3 id="candidate-timeline">{t('employer:action.timelineTitle')}</h3>
          <ReferralTimeline referral={referral} />
        </Stack>
      </Stack>
    </SideSheet>
  );
}

interface TalkProps {
  readonly referral: Referral;
  readonly interview: NonNullable<Referral['interview']>;
}

/** The interview time and the worker's response. */
function Talk({ referral: { workerName: name }, interview }: TalkProps) {
  const { t } = useTranslation('interview');
  const timeAt = useTimeAt();
  const times = interview.proposedTimes.map((time) => timeAt(time, interview.timeZone));
  return (
    <Stack as="section" $gap={3} aria-labelledby="candidate-interview">
      <h3 id="candidate-interview">{t('title')}</h3>
      <InterviewFacts interview={interview} />
      <p>{t(`answer.${interview.status}`, { name })}</p>
      {times.length > 0 && (
        <Bullets>
          {times.map((time) => (
            <li key={time}>{time}</li>
          ))}
        </Bullets>
      )}
    </Stack>
  );
}

function Documents({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" $gap={3} aria-labelledby="candidate-documents">
      <h3 id="candidate-documents">{title}</h3>
      {children}
    </Stack>
  );
}

function Waiting() {
  return (
    <Stack $gap={3} aria-busy>
      <Skeleton $width="40%" $height="24px" />
      <Skeleton $height="72px" />
      <Skeleton $height="48px" />
    </Stack>
  );
}
