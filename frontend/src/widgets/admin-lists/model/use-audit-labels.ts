import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#contract/admin/lists.ts';
import { USER_TYPES } from '#contract/identity/vocabulary/user-type.ts';
import { REVIEW_REASONS } from '#contract/rewards/vocabulary/claims.ts';
import { formatAmount } from '#shared/lib/index.ts';

/** Actions in the log's filter. */
export const AUDITED_ACTIONS = [
  'user.role_changed',
  'user.signed_out',
  'user.noted',
  'user.note_removed',
  'users.exported',
  'waitlist.exported',
  'taxes.exported',
  'job.retried',
  'milestone.released',
  'moderation.dismiss',
  'moderation.hide',
  'moderation.restore',
  'moderation.lock',
  'moderation.warn',
  'moderation.suspend',
  'moderation.ban',
  'moderation.lift',
  'moderation.appeal_upheld',
  'moderation.appeal_overturned',
  'event.approved',
  'event.refused',
  'i9.reviewed',
  'reward_claim.approved',
  'reward_claim.refused',
  'balance.paid_out',
  'withdrawal.retried',
  'payment.refunded',
  'refund.paid_by_hand',
  'dispute.evidence_sent',
  'dispute.decided',
  'dispute.forgiven',
  'difference.explained',
  'payment_event.skipped',
] as const;

const KEYS = {
  'user.role_changed': 'roleChanged',
  'user.signed_out': 'signedOut',
  'user.noted': 'noted',
  'user.note_removed': 'noteRemoved',
  'users.exported': 'usersExported',
  'waitlist.exported': 'waitlistExported',
  'taxes.exported': 'taxesExported',
  'job.retried': 'jobRetried',
  'milestone.released': 'milestoneReleased',
  'moderation.dismiss': 'dismissed',
  'moderation.hide': 'hidden',
  'moderation.restore': 'restored',
  'moderation.lock': 'locked',
  'moderation.warn': 'warned',
  'moderation.suspend': 'suspended',
  'moderation.ban': 'banned',
  'moderation.lift': 'lifted',
  'moderation.appeal_upheld': 'appealDenied',
  'moderation.appeal_overturned': 'appealGranted',
  'event.approved': 'eventApproved',
  'event.refused': 'eventRefused',
  'i9.reviewed': 'i9Reviewed',
  'reward_claim.approved': 'claimPaid',
  'reward_claim.refused': 'claimRefused',
  'balance.paid_out': 'balancePaid',
  'withdrawal.retried': 'withdrawalRetried',
  'payment.refunded': 'refunded',
  'refund.paid_by_hand': 'refundPaidByHand',
  'dispute.evidence_sent': 'evidenceSent',
  'dispute.decided': 'disputeDecided',
  'dispute.forgiven': 'disputeForgiven',
  'difference.explained': 'differenceExplained',
  'payment_event.skipped': 'paymentEventSkipped',
} as const satisfies Record<(typeof AUDITED_ACTIONS)[number], string>;

/** Details that have a label next to an action. */
const DETAILS = [
  'reference',
  'referralId',
  'paymentId',
  'refundId',
  'withdrawalId',
  'providerDisputeId',
  'noteId',
] as const;

interface AuditLabels {
  action(action: string): string;
  details(entry: AuditEntry): string;
}

/** A line of the audit log in words; an action without words of its own is shown as it was logged. */
export function useAuditLabels(): AuditLabels {
  const { t, i18n } = useTranslation('admin');
  const roleOf = (value: unknown): string => {
    const role = USER_TYPES.find((one) => one === value);
    return role ? t(`role.${role}`) : String(value);
  };
  const detail = (name: string, value: string): string => {
    if (name === 'amount') return formatAmount(value, i18n.language, 'always');
    if (name === 'outcome') return value === 'won' || value === 'lost' ? t(`audit.outcome.${value}`) : value;
    if (name === 'why') return value.split(', ').map(reviewReason).join(', ');
    const known = DETAILS.find((one) => one === name);
    return known ? t(`audit.detail.${known}`, { value }) : `${name}: ${value}`;
  };
  const reviewReason = (value: string): string => {
    const known = REVIEW_REASONS.find((one) => one === value);
    return known ? t(`audit.why.${known}`) : value;
  };
  return {
    action: (action) => {
      const known = AUDITED_ACTIONS.find((one) => one === action);
      return known ? t(`audit.actions.${KEYS[known]}`) : action;
    },
    details: ({ action, details }) => {
      if (action === 'user.role_changed') {
        return t('audit.fromTo', { from: roleOf(details['from']), to: roleOf(details['to']) });
      }
      if (action === 'user.signed_out') {
        return t('audit.sessions', { count: Number(details['sessions'] ?? 0) });
      }
      if (action === 'waitlist.exported') {
        return t('waitlist.found', { count: Number(details['signups'] ?? 0) });
      }
      if (action === 'users.exported') return t('audit.exported', { count: Number(details['users'] ?? 0) });
      if (['milestone.released', 'difference.explained', 'dispute.forgiven'].includes(action)) {
        return `${detail('amount', String(details['amount']))} · ${String(details['reason'])}`;
      }
      if (action === 'payment_event.skipped') {
        return [details['event'], details['type'], details['reason']].map(String).join(' · ');
      }
      const words = Object.entries(details).map(([name, value]) => detail(name, String(value)));
      return words.join(' · ') || '—';
    },
  };
}
