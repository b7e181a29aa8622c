export { useUpdateUserProfileMutation } from './api/edit-profile-api.ts';
