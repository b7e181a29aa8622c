import { ClipboardCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '#entities/session/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, LinkButton } from '#shared/ui/index.ts';
import { useClaimReferralMutation } from '../api/claim-referral-api.ts';

interface ClaimReferralProps {
  readonly token: string;
  /** The details that the referrer entered, so the worker need not retype them. */
  readonly worker: { readonly name: string; readonly phone: string };
}

/** Adds a confirmed referral to a signed-in worker's applications. Visitors sign up first and then return. */
export function ClaimReferral({ token, worker }: ClaimReferralProps) {
  const { t } = useTranslation('confirm-referral');
  const { user, isLoading } = useCurrentUser();
  const [claim] = useClaimReferralMutation();
  const navigate = useNavigate();
  if (!user && !isLoading) {
    return (
      <LinkButton block to="/worker-signup" state={{ returnTo: `/confirm-referral/${token}`, known: worker }}>
        {t('claim.signUp')}
      </LinkButton>
    );
  }
  if (user?.userType !== 'worker') return null;
  const take = async (): Promise<void> => {
    const { error } = await claim(token);
    if (error) return showFailure(error, t('claim.failed'));
    showToast({ title: t('claim.done'), variant: 'success' });
    await navigate('/my-applications');
  };
  return (
    <Button block icon={<ClipboardCheck aria-hidden />} onClick={take}>
      {t('claim.action')}
    </Button>
  );
}
