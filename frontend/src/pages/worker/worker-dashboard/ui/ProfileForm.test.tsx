// @vitest-environment jsdom
import { expect, it } from 'vitest';
import {
  refusing,
  signedOut,
  silent,
  startFakeServer,
  type FakeAnswer,
} from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { ProfileForm } from './ProfileForm.tsx';

const SAVE = 'PUT /api/user-profile';
const WORKER = sampleUser({ userType: 'worker', skills: ['Roofing'], experience: 'expert' });
const certifications = () => document.querySelector<HTMLInputElement>('[name="certifications"]')?.value;

/** rules.md#texts-to-the-letter */
it.each<readonly [FakeAnswer, string]>([
  [silent, "Update FailedWe couldn't save your profile. Please try again."],
  [
    refusing(400, 'identity.phone_invalid', 'Phone number is required'),
    'Update FailedPhone number is required',
  ],
  [signedOut, 'ErrorPlease try again or refresh the page.'],
])(`a worker's profile that is refused with %o says "%s" and retains the input`, async (answer, words) => {
  const server = startFakeServer();
  const { user } = await renderPart(<ProfileForm user={WORKER} />);
  server.answers(SAVE, answer);
  await fillIn(user, { Certifications: 'OSHA 30' });
  await press(user, /^Save/);
  await expectToast(words);
  expect(certifications()).toBe('OSHA 30');
});

it("saving a worker's profile shows a confirmation", async () => {
  const server = startFakeServer();
  const { user } = await renderPart(<ProfileForm user={WORKER} />);
  server.answers(SAVE, { body: { ...WORKER, certifications: 'OSHA 30' } });
  await fillIn(user, { Certifications: 'OSHA 30' });
  await press(user, /^Save/);
  await expectToast('Profile Updated!');
  expect(server.calls(SAVE)[0]?.body).toMatchObject({ certifications: 'OSHA 30' });
});
