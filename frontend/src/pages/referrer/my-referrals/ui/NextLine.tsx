import { useTranslation } from 'react-i18next';
import type { Referral } from '#entities/referral/index.ts';
import type { CompletedReferral } from '#entities/reward/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { nextMove } from '../model/tracker.ts';

interface NextLineProps {
  readonly referral: Referral;
  readonly reward: CompletedReferral | null;
}

/** What is next, and who must act. */
export function NextLine({ referral, reward }: NextLineProps) {
  const { t, i18n } = useTranslation(['my-referrals', 'referral']);
  const { workerName: name, job, offerLetter, rejectionReason } = referral;
  const move = nextMove(referral, reward?.claim.state);
  const until = offerLetter?.expiresAt ? formatDate(offerLetter.expiresAt, i18n.language, 'date') : '';
  return (
    <p>
      <strong>{t(`next.${move}`, { name, company: job.company })}</strong>
      {move === 'offer_sent' && until !== '' && ` ${t('next.until', { date: until })}`}
      {move === 'rejected' && rejectionReason && ` ${t(`referral:reason.${rejectionReason}`)}.`}
    </p>
  );
}
