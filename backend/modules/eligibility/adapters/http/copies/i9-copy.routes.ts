import { z } from 'zod';
import { asId } from '#kernel/ids.ts';
import { uuid } from '#contract/http/primitives.ts';
import { byId } from '#platform/http/routing/by-id.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { Uploads } from '#platform/http/routing/body/uploads.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { DocumentCopies } from '#modules/eligibility/application/copies/document-copies.ts';
import { copySchema, uploadCopyQuerySchema } from '#contract/eligibility/index.ts';
import { COPIES } from '#contract/eligibility/vocabulary/copies/document-copies.ts';

/** Saved, never shown as a page: by its type, and as an attachment. */
const JPEG = {
  'Content-Type': 'image/jpeg',
  'Content-Disposition': 'attachment; filename="document-copy.jpg"',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `sandbox; default-src 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Copies of documents: raw bytes in, what was drawn from them out (rules.md#i9-copies). */
export function i9CopyRoutes(copies: DocumentCopies, uploads: Uploads): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/i9-forms/:id/copies',
      access: 'authenticated',
      summary: 'Upload a copy of a document for the next signature: the body is the file, at most 8 MB',
      params: byId<'referral'>(),
      query: uploadCopyQuerySchema,
      rawBody: true,
      answers: { 201: copySchema },
      limit: 'picture',
      handler: async (call) => {
        const [id, by] = [call.params.id, ownerCaller(call).id];
        const kept = await copies.keep(id, by, call.query, await uploads.read(call.ctx, COPIES.mostBytes));
        if (!kept) throw new HttpError(415, 'eligibility.copy_type', 'Choose a JPEG, PNG or WebP picture');
        return { status: 201, body: kept };
      },
    }),
    route({
      method: 'get',
      path: '/api/i9-forms/:id/copies/:copyId',
      records: true,
      access: 'authenticated',
      summary: 'Get a copy of a document, for the form’s owner',
      params: z.object({ id: uuid, copyId: uuid }),
      answers: { 200: 'raw' },
      handler: async (call) => {
        const { id, copyId } = call.params;
        const by = ownerCaller(call).id;
        const picture = await copies.open(asId<'referral'>(id), by, asId<'i9_copy'>(copyId));
        return { status: 200, headers: { ...JPEG }, body: Buffer.from(picture) };
      },
    }),
  ];
}
