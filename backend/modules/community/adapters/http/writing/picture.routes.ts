import { asId } from '#kernel/ids.ts';
import { byId } from '#platform/http/routing/by-id.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { Uploads } from '#platform/http/routing/body/uploads.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { ChooseProfilePicture } from '#modules/community/application/pictures/choose-profile-picture.ts';
import type { UploadPicture } from '#modules/community/application/pictures/upload-picture.ts';
import type { OpenedPicture, OpenPicture } from '#modules/community/application/pictures/open-picture.ts';
import { MOST_PICTURE_BYTES } from '#contract/community/vocabulary/pictures.ts';
import {
  uploadPictureQuerySchema,
  openPictureQuerySchema,
  pictureSchema,
  profilePictureRequestSchema,
  profilePictureSchema,
} from '#contract/community/writing/pictures.ts';

export interface PictureRoutesNeeds {
  readonly uploads: Uploads;
  readonly upload: UploadPicture;
  readonly open: OpenPicture;
  readonly choose: ChooseProfilePicture;
}

/** Pictures: raw bytes in, what was drawn from them out. */
export function pictureRoutes({ uploads, upload, open, choose }: PictureRoutesNeeds): readonly Route[] {
  return [uploadingRoute(uploads, upload), openingRoute(open), profileRoute(choose)];
}

function uploadingRoute(uploads: Uploads, upload: UploadPicture): Route {
  return route({
    method: 'post',
    path: '/api/images',
    access: 'authenticated',
    summary: 'Upload a picture: the body is the file, at most 8 MB, JPEG, PNG, or WebP',
    query: uploadPictureQuerySchema,
    rawBody: true,
    answers: { 201: pictureSchema },
    limit: 'picture',
    handler: async (call) => {
      const bytes = await uploads.read(call.ctx, MOST_PICTURE_BYTES);
      const kept = await upload.run(signedIn(call).id, call.query.purpose, bytes);
      if (!kept) throw new HttpError(415, 'community.picture_type', 'Choose a JPEG, PNG or WebP picture');
      return { status: 201, body: kept };
    },
  });
}

function openingRoute(open: OpenPicture): Route {
  return route({
    method: 'get',
    path: '/api/images/:id',
    access: 'any',
    summary: 'Get a picture, for readers of a text that shows it; profile pictures are public',
    params: byId<'image'>(),
    query: openPictureQuerySchema,
    answers: { 200: 'raw' },
    handler: async ({ params, query, caller }) => {
      const reader = caller && { id: caller.id, isAdmin: caller.userType === 'admin' };
      const picture = await open.run(params.id, query.size, reader);
      return { status: 200, headers: headersOf(picture), body: Buffer.from(picture.bytes) };
    },
  });
}

/**
 * Pictures never change, but readers may lose access, so browsers request restricted ones again each hour.
 */
function headersOf({ contentType, isPublic }: OpenedPicture): Record<string, string> {
  return {
    'Content-Type': contentType,
    'Content-Disposition': 'inline',
    'Cache-Control': isPublic ? 'private, max-age=31536000, immutable' : 'private, max-age=3600',
    'Content-Security-Policy': `sandbox; default-src 'none'`,
    'X-Content-Type-Options': 'nosniff',
  };
}

function profileRoute(choose: ChooseProfilePicture): Route {
  return route({
    method: 'put',
    path: '/api/profile-picture',
    access: 'authenticated',
    summary: 'Set or remove the caller’s profile picture',
    body: profilePictureRequestSchema,
    answers: { 200: profilePictureSchema },
    handler: async (call) => {
      const { imageId } = call.body;
      const id = imageId === null ? null : asId<'image'>(imageId);
      return { status: 200, body: { profileImageUrl: await choose.run(signedIn(call).id, id) } };
    },
  });
}
