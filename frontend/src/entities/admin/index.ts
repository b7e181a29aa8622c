export {
  useAdminStatsQuery,
  useAdminUsersInfiniteQuery,
  useAdminWaitlistInfiniteQuery,
} from './api/admin-api.ts';
export { personPath } from './model/person-path.ts';
export { statusSearch, type StatusSearch } from './model/status-search.ts';
export { useListFilter } from './model/use-list-filter.ts';
export { AccountBadge } from './ui/AccountBadge.tsx';
export { DayCell } from './ui/DayCell.tsx';
export { FactList } from './ui/FactList.tsx';
export { FilteredTable } from './ui/FilteredTable.tsx';
export { ResultCount } from './ui/ResultCount.tsx';
export { PagedTable } from './ui/PagedTable.tsx';
export { PersonCell } from './ui/PersonCell.tsx';
export { PersonLink } from './ui/PersonLink.tsx';
export { RoleBadge } from './ui/RoleBadge.tsx';
export type { AdminStats, GrowthPoint, SystemHealth } from '#contract/admin/stats.ts';
export type { AdminUser } from '#contract/admin/users.ts';
export type { WaitlistSignup } from '#contract/admin/lists.ts';
