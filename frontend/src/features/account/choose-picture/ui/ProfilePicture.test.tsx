// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RequireSignIn } from '#entities/session/index.ts';
import { silent, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { fakeUploads } from '#shared/testing/fake-upload.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart, type Part } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { ProfilePicture } from './ProfilePicture.tsx';

const ID = '01890a5d-ac96-774b-bcce-b302099a8099';
const PICTURE = { id: ID, url: `/api/images/${ID}`, width: 256, height: 256 };

interface Shown extends Part {
  readonly server: FakeServer;
  readonly choose: (name: string) => Promise<void>;
}

/** The server stores the chosen picture. */
async function show(profileImageUrl: string | null): Promise<Shown> {
  const server = startFakeServer();
  let worn = profileImageUrl;
  server.answers('GET /api/auth/user', () => ({ body: sampleUser({ profileImageUrl: worn }) }));
  server.answers('PUT /api/profile-picture', ({ body }) => {
    worn = JSON.stringify(body).includes(ID) ? PICTURE.url : null;
    return { body: { profileImageUrl: worn } };
  });
  const part = await renderPart(<RequireSignIn>{(user) => <ProfilePicture user={user} />}</RequireSignIn>);
  await screen.findByRole('group', { name: 'Profile picture' });
  const choose = async (name: string): Promise<void> => {
    const chooser = document.querySelector<HTMLInputElement>('[data-profile-picture]');
    if (chooser) await part.user.upload(chooser, new File(['x'], name, { type: 'image/png' }));
  };
  return { ...part, server, choose };
}

const shownPicture = (): string | null => document.querySelector('img')?.getAttribute('src') ?? null;

describe('the profile picture', () => {
  it('a user uploads a profile picture, sees it, and removes it', async () => {
    const uploads = fakeUploads();
    const { user, server, choose } = await show(null);
    expect([
      shownPicture(),
      document.querySelector('[data-initials]')?.getAttribute('data-initials'),
    ]).toEqual([null, 'AR']);
    await choose('me.png');
    await waitFor(() => expect(uploads[0]?.address).toBe('/api/images?purpose=avatar'));
    act(() => uploads[0]?.hasCome(70));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('70');
    act(() => uploads[0]?.isAnswered(201, PICTURE));
    await expectToast('Picture saved');
    await waitFor(() => expect(shownPicture()).toBe(PICTURE.url));
    await press(user, 'Remove picture');
    await waitFor(() => expect(shownPicture()).toBeNull());
    const bodies = server.calls('PUT /api/profile-picture').map(({ body }) => body);
    expect(bodies).toEqual([{ imageId: ID }, { imageId: null }]);
  });

  it('a refused upload shows the reason and leaves the old picture in place', async () => {
    const uploads = fakeUploads();
    const { choose } = await show(PICTURE.url);
    await choose('big.png');
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() =>
      uploads[0]?.isAnswered(422, {
        code: 'community.picture_pixels',
        message: 'Choose a picture of up to 40 megapixels',
      }),
    );
    await screen.findByText('Choose a picture of up to 40 megapixels');
    expect(shownPicture()).toBe(PICTURE.url);
  });

  it('the picture stays when its removal fails', async () => {
    const { user, server } = await show(PICTURE.url);
    server.answers('PUT /api/profile-picture', silent);
    await press(user, 'Remove picture');
    await expectToast("We couldn't change your picturePlease try again.");
    expect(shownPicture()).toBe(PICTURE.url);
  });

  it('a picture from another server does not show', async () => {
    await show('https://tracker.example/me.png');
    expect(shownPicture()).toBeNull();
  });
});
