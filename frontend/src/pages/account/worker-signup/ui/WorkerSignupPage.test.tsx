// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { WorkerSignupPage } from './WorkerSignupPage.tsx';

/** rules.md#texts-to-the-letter */
const MISSING = [
  'First name is required',
  'Last name is required',
  'Please enter a valid email address',
  'Please enter a valid phone number',
  'Password must be at least 8 characters',
  'Location is required',
  'Please select experience level',
  'Please select availability',
  'Please select transportation',
  'You must be 18 or older and accept the Terms',
];

it('says in each field of a worker’s sign-up what is missing, and sends nothing', async () => {
  const server = startFakeServer();
  const { user } = await renderPart(<WorkerSignupPage />);
  await press(user, 'Create Account');
  await expectFieldMessages(MISSING);
  expect(server.calls('POST /api/worker-signup')).toEqual([]);
});
