export { useUpdateUserProfileMutation } from './model/edit-profile-call.ts';
