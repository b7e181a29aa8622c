import type { Token } from 'markdown-it';
import { asId, type ImageId } from '#kernel/ids.ts';
import { LINK_SCHEMES, PICTURE_PATH } from '../../contract/vocabulary/markdown.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
const SCHEME = new RegExp(`^(?:${LINK_SCHEMES.join('|')})://`, 'i');

/** A page of the web, without a name and password in the address: those only make it look like another. */
export function isWebAddress(address: string): boolean {
  if (!SCHEME.test(address)) return false;
  const parsed = URL.parse(address);
  return parsed !== null && parsed.username === '' && parsed.password === '';
}

/** The id of one of our pictures by the address it is served at; null for every other address. */
export function pictureIn(address: string): ImageId | null {
  if (!address.startsWith(PICTURE_PATH)) return null;
  const id = address.slice(PICTURE_PATH.length);
  return UUID.test(id) ? asId<'image'>(id) : null;
}

/** The address of a link or a picture. */
export function addressOf(token: Token): string {
  return String(token.attrGet(token.type === 'image' ? 'src' : 'href') ?? '');
}
