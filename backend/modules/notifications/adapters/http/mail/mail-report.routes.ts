import { createHmac, timingSafeEqual } from 'node:crypto';
import { HttpError } from '#platform/http/errors.ts';
import { readRawBody } from '#platform/http/routing/body/body.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { ReceiveMailReport } from '#modules/notifications/application/mail/receive-mail-report.ts';

const MOST_BYTES = 256 * 1024;

/** A mail server's signature of a report: a keyed hash of the bytes, in hexadecimal. */
export function mailReportSignature(raw: Uint8Array, key: string): string {
  return createHmac('sha256', key).update(raw).digest('hex');
}

/** The mail server posts bounces here, raw: delivery reports and complaints. */
export function mailReportRoutes(key: string, receiveReport: ReceiveMailReport): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/webhooks/mail',
      access: 'provider',
      rawBody: true,
      summary:
        'Receive an email report (RFC 3464, RFC 5965) from the mail server, at least once and in any order',
      answers: { 204: null },
      handler: async ({ ctx }) => {
        const raw = await readRawBody(ctx, MOST_BYTES);
        const signature = mailReportSignature(raw, key);
        const expected = Buffer.from(signature);
        const given = Buffer.from(ctx.get('X-Mail-Signature'));
        if (given.length !== expected.length || !timingSafeEqual(given, expected))
          throw new HttpError(403, 'notifications.wrong_signature', "The signature doesn't match");
        await receiveReport.run(signature, raw.toString('utf8'));
        return { status: 204 };
      },
    }),
  ];
}
