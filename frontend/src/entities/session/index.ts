export {
  changeCurrentUser,
  nobodySignedIn,
  selectCurrentUser,
  setCurrentUser,
  useAskCurrentUser,
  useCurrentUser,
} from './api/session-api.ts';
export { chooseIntent, useIntent, type Intent } from './intent.ts';
export { loginPath } from './login-path.ts';
export { RequireSignIn } from './RequireSignIn.tsx';
export { ROLES, type Role } from './roles.ts';
export type { User } from '#contract/identity/user.ts';
