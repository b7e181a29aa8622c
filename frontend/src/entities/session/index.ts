export { useCurrentUser, type CurrentUser } from './current-user.ts';
export type { User } from '../../../../backend/modules/identity/contract/user.ts';
