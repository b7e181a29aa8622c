import { ClipboardCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '#entities/session/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button } from '#shared/ui/index.ts';
import { useClaimReferralMutation } from '../api/claim-referral-api.ts';

interface ClaimReferralProps {
  readonly token: string;
}

/** Adds a confirmed referral to a signed-in worker's applications. */
export function ClaimReferral({ token }: ClaimReferralProps) {
  const { t } = useTranslation('confirm-referral');
  const { user } = useCurrentUser();
  const [claim] = useClaimReferralMutation();
  const navigate = useNavigate();
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
