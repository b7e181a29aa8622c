export { useUpdateUserProfileMutation } from './model/edit-profile-call.ts';
export { refusedFields } from './model/refused-fields.ts';
