import { Readable } from 'node:stream';
import { z } from 'zod';
import { byId } from '#platform/http/routing/by-id.ts';
import type { RawAnswer } from '#platform/http/routing/answer.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { ExportPasswords } from '#modules/eligibility/application/export/export-passwords.ts';
import type { PrintForms } from '#modules/eligibility/application/export/print-forms.ts';
import {
  exportI9QuerySchema,
  i9ExportCountQuerySchema,
  i9ExportCountSchema,
  i9ExportPasswordQuerySchema,
  i9ExportPasswordSchema,
} from '#contract/eligibility/index.ts';

const PRIVATE = { 'Referrer-Policy': 'no-referrer', 'X-Content-Type-Options': 'nosniff' } as const;
const PDF = {
  ...PRIVATE,
  'Content-Type': 'application/pdf',
  'Content-Disposition': 'inline; filename="form-i9.pdf"',
  // A browser's own PDF viewer styles its page in place.
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'",
} as const;
const ZIP = {
  ...PRIVATE,
  'Content-Type': 'application/zip',
} as const;

/** Forms on paper (rules.md#i9-parties). */
export function i9DocumentRoutes(printing: PrintForms, passwords: ExportPasswords): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/i9-forms/export',
      records: true,
      access: 'employer',
      stepUp: true,
      summary: 'Export the employer’s forms for an inspection, as an encrypted ZIP with an index',
      query: exportI9QuerySchema,
      limit: 'export',
      answers: { 200: 'raw' },
      handler: async (call) => {
        const { code, pieces } = await printing.all(signedIn(call).id, call.query);
        const named = { 'Content-Disposition': `attachment; filename="form-i9-export-${code}.zip"` };
        return { status: 200, headers: { ...ZIP, ...named }, body: Readable.from(pieces) };
      },
    }),
    route({
      method: 'get',
      path: '/api/i9-forms/export-count',
      access: 'employer',
      summary: 'Get the number of the employer’s forms that an export would contain',
      query: i9ExportCountQuerySchema,
      answers: { 200: i9ExportCountSchema },
      handler: async (call) => {
        const forms = await printing.count(signedIn(call).id, { ...call.query, copies: false });
        return { status: 200, body: { forms } };
      },
    }),
    route({
      method: 'get',
      path: '/api/i9/:token/document',
      records: true,
      access: 'token',
      summary: 'Get section 1 as a PDF, for its worker, by the link that they received',
      params: z.object({ token: z.string().min(1).max(300) }),
      answers: { 200: 'raw' },
      handler: async (call) => pdf(await printing.byLink(call.params.token)),
    }),
    route({
      method: 'get',
      path: '/api/i9-forms/export-password',
      access: 'employer',
      stepUp: true,
      summary: 'Get the password of an employer’s export, by the code in its file name',
      query: i9ExportPasswordQuerySchema,
      answers: { 200: i9ExportPasswordSchema },
      handler: async (call) => {
        const code = call.query.code ?? passwords.newCode();
        return { status: 200, body: { code, password: passwords.of(signedIn(call).id, code) } };
      },
    }),
    route({
      method: 'get',
      path: '/api/i9-forms/:id/document',
      records: true,
      access: 'authenticated',
      summary: 'Get the form as a PDF: all of it for its employer, section 1 for its worker',
      params: byId<'referral'>(),
      answers: { 200: 'raw' },
      handler: async (call) => pdf(await printing.one(call.params.id, ownerCaller(call).id)),
    }),
  ];
}

function pdf(bytes: Uint8Array): RawAnswer {
  return { status: 200, headers: PDF, body: Buffer.from(bytes) };
}
