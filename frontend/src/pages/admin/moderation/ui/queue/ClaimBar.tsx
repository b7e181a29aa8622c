import { Hand, HandHelping } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CaseDetail } from '#contract/moderation/cases.ts';
import { showFailure } from '#shared/toast/index.ts';
import { Button, Callout, DateText, Inline } from '#shared/ui/index.ts';
import { useClaimCaseMutation, useReleaseCaseMutation } from '../../api/moderation-api.ts';

/** The moderator of the case; each case has only one at a time (rules.md#one-moderator). */
export function ClaimBar({ one }: { readonly one: CaseDetail }) {
  const { t } = useTranslation('moderation');
  const [claim] = useClaimCaseMutation();
  const [release] = useReleaseCaseMutation();
  const { assignedTo, claimedUntil } = one;
  const tell = async (call: Promise<{ error?: unknown }>): Promise<void> => {
    const { error } = await call;
    if (error) showFailure(error, t('claim.failed'));
  };
  const until = claimedUntil && <DateText value={claimedUntil} style="dateTime" />;
  if (one.claimActions.includes('claim')) {
    return (
      <Inline>
        <Button icon={<Hand aria-hidden />} onClick={() => tell(claim(one.id))}>
          {t('claim.take')}
        </Button>
        <span>{t('claim.free')}</span>
      </Inline>
    );
  }
  if (!one.claimActions.includes('release')) {
    return assignedTo === null ? null : (
      <Callout tone="warning">
        {t('claim.other', { name: `${assignedTo.firstName} ${assignedTo.lastName}` })} {until}
      </Callout>
    );
  }
  return (
    <Inline>
      <Button icon={<HandHelping aria-hidden />} onClick={() => tell(release(one.id))}>
        {t('claim.release')}
      </Button>
      <span>
        {t('claim.mine')} {until}
      </span>
    </Inline>
  );
}
