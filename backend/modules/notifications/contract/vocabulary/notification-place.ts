/**
 * A screen that a notification leads to. Notices that both sides get lead to the dashboard, which picks the
 * reader's side.
 */
export type NotificationPlace =
  | '/dashboard'
  | '/employer-dashboard'
  | '/employer/i9'
  | '/employer/plans'
  | '/employer/referrals'
  | '/employer/services'
  | '/my-referrals'
  | '/earnings'
  | '/my-applications'
  | '/rate'
  | '/ratings'
  | '/jobs'
  | '/job'
  | '/community'
  | '/events'
  | '/forum'
  | '/my-moderation'
  | '/admin-dashboard'
  | '/admin/money';
