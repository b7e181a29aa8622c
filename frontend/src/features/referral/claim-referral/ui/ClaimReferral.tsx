import { ClipboardCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '#entities/session/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, LinkButton } from '#shared/ui/index.ts';
import { useClaimReferralMutation } from '../model/claim-call.ts';

interface ClaimReferralProps {
  readonly token: string;
  /** As the referrer named them: nobody types it again. */
  readonly worker: { readonly name: string; readonly phone: string };
}

/** Takes a confirmed referral into the applications of a signed-in worker; whoever has no account makes one and comes back. */
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
