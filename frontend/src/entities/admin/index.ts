export {
  adminApi,
  useAdminStatsQuery,
  useAdminUsersInfiniteQuery,
  useAdminWaitlistInfiniteQuery,
} from './model/admin-calls.ts';
export { paged, type PageOf } from './model/paged.ts';
export { useLooking } from './model/use-looking.ts';
export { AccountBadge } from './ui/AccountBadge.tsx';
export { NothingFound } from './ui/NothingFound.tsx';
export { PagedTable } from './ui/PagedTable.tsx';
export { RoleBadge } from './ui/RoleBadge.tsx';
export { SearchLine } from './ui/SearchLine.tsx';
export type {
  AdminStats,
  GrowthPoint,
  SystemHealth,
} from '../../../../backend/modules/admin/contract/stats.ts';
export type { AdminUser } from '../../../../backend/modules/admin/contract/users.ts';
export type { WaitlistSignup } from '../../../../backend/modules/admin/contract/lists.ts';
