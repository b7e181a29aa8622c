import { z } from 'zod';
import { byId } from '#platform/http/routing/by-id.ts';
import type { Uploads } from '#platform/http/routing/body/uploads.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { DocumentFile, WorkerDocuments } from '#modules/hiring/application/worker/worker-documents.ts';
import { documentSchema, uploadDocumentQuerySchema, MOST_DOCUMENT_BYTES } from '#contract/hiring/index.ts';

/** A worker's documents: raw bytes in, attachments out. */
export function documentRoutes(documents: WorkerDocuments, uploads: Uploads): readonly Route[] {
  return [uploadingRoute(documents, uploads), ...readingRoutes(documents), removingRoute(documents)];
}

function uploadingRoute(documents: WorkerDocuments, uploads: Uploads): Route {
  return route({
    method: 'post',
    path: '/api/documents',
    access: 'worker',
    summary:
      'Upload a resume, an OSHA card, or certificates: the body is the file, at most 10 MB; it replaces the previous one',
    query: uploadDocumentQuerySchema,
    rawBody: true,
    answers: { 201: documentSchema },
    limit: 'upload',
    handler: async (call) => {
      const { id } = signedIn(call);
      const bytes = await uploads.read(call.ctx, MOST_DOCUMENT_BYTES);
      return { status: 201, body: await documents.keep(id, { ...call.query, bytes }) };
    },
  });
}

function readingRoutes(documents: WorkerDocuments): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/documents',
      access: 'authenticated',
      summary: 'List the caller’s stored documents',
      answers: { 200: z.array(documentSchema) },
      handler: async (call) => ({ status: 200, body: await documents.of(signedIn(call).id) }),
    }),
    route({
      method: 'get',
      path: '/api/referrals/:id/documents',
      access: 'authenticated',
      summary: 'List the documents of the worker of a live referral, after the worker has confirmed it',
      params: byId<'referral'>(),
      answers: { 200: z.array(documentSchema) },
      handler: async (call) => ({
        status: 200,
        body: await documents.ofReferral(call.params.id, signedIn(call).id),
      }),
    }),
    route({
      method: 'get',
      path: '/api/documents/:id/file',
      access: 'authenticated',
      summary:
        'Get the file of a document, for its worker and for employers whose referral the worker has confirmed',
      params: byId<'document'>(),
      answers: { 200: 'raw' },
      handler: async (call) => {
        const file = await documents.open(call.params.id, signedIn(call).id);
        return { status: 200, headers: headersOf(file), body: Buffer.from(file.bytes) };
      },
    }),
  ];
}

/** The file never renders as a page of this site: a browser downloads it. */
function headersOf({ name, contentType }: DocumentFile): Record<string, string> {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  return {
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()]/g, inHex)}`,
    'Content-Security-Policy': `sandbox; default-src 'none'`,
    'X-Content-Type-Options': 'nosniff',
  };
}

function inHex(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

function removingRoute(documents: WorkerDocuments): Route {
  return route({
    method: 'delete',
    path: '/api/documents/:id',
    access: 'authenticated',
    summary: 'Remove one of the caller’s documents',
    params: byId<'document'>(),
    answers: { 204: null },
    handler: async (call) => {
      await documents.remove(call.params.id, signedIn(call).id);
      return { status: 204 };
    },
  });
}
