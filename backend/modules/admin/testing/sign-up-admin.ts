export { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
