export { changeCurrentUser, setCurrentUser, useAskCurrentUser, useCurrentUser } from './current-user.ts';
export { loginPath } from './login-path.ts';
export { RequireSignIn } from './RequireSignIn.tsx';
export { ROLES, type Role } from './roles.ts';
export type { User } from '#contract/identity/user.ts';
