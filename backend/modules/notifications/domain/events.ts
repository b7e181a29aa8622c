/** Events of notifications. */
export interface NotificationsEvents {
  /** A message that something waits for arrived, or never will; `tracking` is what its context calls it. */
  'notifications.delivery_ended': { readonly tracking: string };
}
