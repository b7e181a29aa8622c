import type { BillingTasks } from '#modules/billing/index.ts';
import type { ChecksTasks } from '#modules/checks/index.ts';
import type { IdentityTasks } from '#modules/identity/index.ts';
import type { NotificationsTasks } from '#modules/notifications/index.ts';
import type { PlatformTasks } from '#platform/queue/sweeps.ts';

declare module '#kernel/tasks.ts' {
  /** The tasks of all contexts. Two different kinds of data for one name do not compile. */
  interface TaskMap extends PlatformTasks, IdentityTasks, NotificationsTasks, BillingTasks, ChecksTasks {}
}
