import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Referral } from '#entities/referral/index.ts';
import type { CompletedReferral } from '#entities/reward/index.ts';
import { useFormatDate } from '#shared/lib/index.ts';
import { actorOf, awaitsAnswer, isNotSelected, nextMove, turnSince } from '../model/tracker.ts';

interface NextLineProps {
  readonly referral: Referral;
  readonly reward: CompletedReferral | null;
}

/** The person who must act, since when, and the next step. */
export function NextLine({ referral, reward }: NextLineProps) {
  const { t } = useTranslation(['my-referrals', 'referral']);
  const formatDate = useFormatDate();
  const { workerName: name, job, offerLetter, rejectionReason } = referral;
  const move = nextMove(referral, reward?.claim.state);
  const since = formatDate(turnSince(referral), 'date');
  const actor = actorOf(referral, move);
  const until = offerLetter?.expiresAt ? formatDate(offerLetter.expiresAt, 'date') : '';
  return (
    <p>
      {actor && <Actor>{t(`waits.${actor}`, { name, company: job.company, date: since })}</Actor>}
      <strong>{t(`next.${move}`, { name, company: job.company })}</strong>
      {awaitsAnswer(move) && until !== '' && ` ${t('next.until', { date: until })}`}
      {isNotSelected(move) && rejectionReason && ` ${t(`referral:reason.${rejectionReason}`)}.`}
    </p>
  );
}

const Actor = styled.span`
  display: block;
  color: var(--text-muted);
  font-size: var(--size-14);
`;
