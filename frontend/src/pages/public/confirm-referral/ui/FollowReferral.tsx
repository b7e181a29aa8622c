import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useCurrentUser } from '#entities/session/index.ts';
import { ClaimReferral } from '#features/referral/claim-referral/index.ts';
import { lazyPart } from '#shared/lib/index.ts';
import { Button, LinkButton, Stack } from '#shared/ui/index.ts';
import { pagePath } from '../api/confirm-referral-api.ts';
import type { KnownWorker } from '../model/known-worker.ts';

const ClaimByPhone = lazyPart(async () => (await import('./ClaimByPhone.tsx')).ClaimByPhone);

interface FollowReferralProps {
  readonly token: string;
  readonly worker: KnownWorker;
}

/** Adds a confirmed referral to the worker's applications: a phone and its code are enough for an account. */
export function FollowReferral({ token, worker }: FollowReferralProps) {
  const { t } = useTranslation('confirm-referral');
  const { user, isLoading } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && (user || isLoading)) return <ClaimReferral token={token} />;
  // The address contains a secret, so it is passed without appearing in another one.
  const state = { returnTo: pagePath(token), known: worker };
  return (
    <Stack $gap={3}>
      {/* Stays after the account is created, until the next screen appears. */}
      {isOpen ? (
        <ClaimByPhone token={token} worker={worker} signIn={{ to: '/login', state }} />
      ) : (
        <Button variant="primary" block onClick={() => setOpen(true)}>
          {t('claim.signUp')}
        </Button>
      )}
      <OtherWays>
        <LinkButton variant="ghost" to="/worker-signup" state={state}>
          {t('claim.byEmail')}
        </LinkButton>
        <LinkButton variant="ghost" to="/login" state={state}>
          {t('claim.signIn')}
        </LinkButton>
      </OtherWays>
    </Stack>
  );
}

/** Next to each other, or each on its own line if a language needs more room. */
const OtherWays = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  > * {
    flex: 1 1 auto;
  }
`;
