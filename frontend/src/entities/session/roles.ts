export {
  CHOOSABLE_USER_TYPES as ROLES,
  type ChoosableUserType as Role,
} from '#contract/identity/vocabulary/user-type.ts';
