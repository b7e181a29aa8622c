import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import {
  contextOfAddress,
  storeReferralContext,
  type ReferralContext,
} from '#entities/referral-context/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { Page, SkeletonList } from '#shared/ui/index.ts';
import { useJoinQuery } from '../api/join-api.ts';
import { Invitation } from './Invitation.tsx';

/**
 * A referrer's own link. It stores the parameters and leads to the sign-up, even with a bad code
 * (rules.md#invite-never-blocks).
 */
export function JoinPage() {
  const { search } = useLocation();
  const context = contextOfAddress(search);
  if (context === null || context.referralCode === null) return <Navigate replace to={`/signup${search}`} />;
  return <Invited context={context} search={search} />;
}

interface InvitedProps {
  readonly context: ReferralContext;
  readonly search: string;
}

function Invited({ context, search }: InvitedProps) {
  const { referralCode, jobId } = context;
  const { user, isLoading } = useCurrentUser();
  // The call also records the visit, so it runs for members too, and again after a server-rendered page.
  const inviter = useJoinQuery({ referralCode, jobId }, { refetchOnMountOrArgChange: !import.meta.env.SSR });
  useEffect(() => {
    const carried = contextOfAddress(search);
    if (carried) storeReferralContext(carried);
  }, [search]);
  if (isLoading || inviter.isLoading) return <Waiting />;
  if (user) return <Navigate replace to={`/${search}`} />;
  if (!inviter.data) return <Navigate replace to={`/signup${search}`} />;
  return <Invitation firstName={inviter.data.firstName} search={search} />;
}

function Waiting() {
  return (
    <Page $width="form">
      <SkeletonList count={1} lines={4} />
    </Page>
  );
}
