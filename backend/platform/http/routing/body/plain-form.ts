import type { Context } from 'koa';
import { HttpError } from '../../errors.ts';
import { readRawBody } from './body.ts';
import { refuseUnstorableText } from './unstorable-text.ts';

const MOST_BYTES = 16 * 1024;

/**
 * The fields of a form that one of our pages posts without scripts. Its page hides its address, so a browser
 * may hide the origin (`Origin: null`). Therefore only forms that are known to come from elsewhere are
 * rejected (rules.md#plain-forms).
 * @throws HttpError 403 another site's page, 413 too large, 415 not a form; DomainError 400
 */
export async function readPlainForm(ctx: Context, publicUrl: string): Promise<Record<string, string>> {
  const site = ctx.get('Sec-Fetch-Site');
  const origin = ctx.get('Origin');
  const bySite = site === 'same-origin' || site === 'none';
  const byOrigin = site === '' && ['', 'null', new URL(publicUrl).origin].includes(origin);
  if (!bySite && !byOrigin)
    throw new HttpError(403, 'http.cross_site', 'This call must come from our own pages');
  if (!ctx.is('application/x-www-form-urlencoded') || ctx.get('Content-Encoding') !== '')
    throw new HttpError(415, 'http.not_form', 'The request must be a form');
  const bytes = await readRawBody(ctx, MOST_BYTES);
  const fields = Object.fromEntries(new URLSearchParams(bytes.toString('utf8')));
  refuseUnstorableText(fields);
  return fields;
}
