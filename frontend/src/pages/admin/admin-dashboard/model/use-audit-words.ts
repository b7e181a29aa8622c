import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#contract/admin/lists.ts';
import { USER_TYPES } from '#contract/identity/vocabulary/user-type.ts';

/** The actions that the log can be filtered by. */
export const AUDITED_ACTIONS = [
  'user.role_changed',
  'users.exported',
  'job.retried',
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
] as const;

const KEYS = {
  'user.role_changed': 'roleChanged',
  'users.exported': 'usersExported',
  'job.retried': 'jobRetried',
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
} as const satisfies Record<(typeof AUDITED_ACTIONS)[number], string>;

interface AuditWords {
  action(action: string): string;
  details(entry: AuditEntry): string;
}

/** A line of the audit log in words; an action without words of its own is shown as it was logged. */
export function useAuditWords(): AuditWords {
  const { t } = useTranslation('admin');
  const roleOf = (value: unknown): string => {
    const role = USER_TYPES.find((one) => one === value);
    return role ? t(`role.${role}`) : String(value);
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
      if (action === 'users.exported') return t('audit.exported', { count: Number(details['users'] ?? 0) });
      const words = Object.entries(details).map(([name, value]) => `${name}: ${value}`);
      return words.join(', ') || '—';
    },
  };
}
