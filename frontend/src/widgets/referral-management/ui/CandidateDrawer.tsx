import { useTranslation } from 'react-i18next';
import { useCandidateProfileQuery } from '#entities/candidate/index.ts';
import { ReferralTimeline, type Referral } from '#entities/referral/index.ts';
import { ReferenceList } from '#features/check/ask-reference/index.ts';
import { ErrorState, SideSheet, Skeleton, Stack } from '#shared/ui/index.ts';
import { CandidateDocuments } from './CandidateDocuments.tsx';
import { CandidateFacts } from './CandidateFacts.tsx';
import { CandidateHead } from './CandidateHead.tsx';

interface CandidateDrawerProps {
  readonly referral: Referral;
  readonly onClose: () => void;
}

/** The person behind a referral: what is known, what was said, what happened. No scores (rules.md#no-scores). */
export function CandidateDrawer({ referral, onClose }: CandidateDrawerProps) {
  const { t } = useTranslation(['referral-management', 'employer']);
  const {
    data: profile,
    isError,
    refetch,
  } = useCandidateProfileQuery(referral.id, {
    // Each opening shows what the candidate says now.
    refetchOnMountOrArgChange: true,
  });
  return (
    <SideSheet wide open onOpenChange={onClose} title={referral.workerName}>
      <Stack $gap={6}>
        <CandidateHead referral={referral} />
        {profile && <CandidateFacts referral={referral} profile={profile} />}
        <CandidateDocuments referralId={referral.id} />
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

function Waiting() {
  return (
    <Stack $gap={3} aria-busy>
      <Skeleton $width="40%" $height="24px" />
      <Skeleton $height="72px" />
      <Skeleton $height="48px" />
    </Stack>
  );
}
