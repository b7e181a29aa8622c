import { asId, type UserId } from '#kernel/ids.ts';
import type { LinkSecrets } from '#kernel/links/link-secrets.ts';
import { ALERT_CATEGORIES, type AlertCategory } from '#contract/identity/vocabulary/alerts.ts';

/** The person and the emails that a link ends; a digest's link ends everything that would be in one. */
export interface Subscription {
  readonly userId: UserId;
  readonly category: AlertCategory | 'digest';
}

const ID_BYTES = 16;
/** Stands for the digest where a category has its place in the list. */
const DIGEST = 255;
const TOKEN = /^[\w-]{23}[\w-]{43}$/;
const NAMED_LENGTH = 23;

/**
 * The links that end the emails of one category for one person (rules.md#unsubscribe-link). Nothing of them is stored: the
 * token names the person and the category and is signed, so an email of any age can be ended.
 */
export class UnsubscribeLinks {
  private readonly secrets: LinkSecrets;
  private readonly publicUrl: string;

  constructor(secrets: LinkSecrets, publicUrl: string) {
    this.secrets = secrets;
    this.publicUrl = publicUrl;
  }

  /** For people: a page that says what would end. */
  pageOf(subscription: Subscription): string {
    return `${this.publicUrl}/unsubscribe/${this.tokenOf(subscription)}`;
  }

  /** For mail programs, which post to it (RFC 8058). */
  callOf(subscription: Subscription): string {
    return `${this.publicUrl}/api/unsubscribe/${this.tokenOf(subscription)}`;
  }

  /** Null for what was not made here. */
  read(token: string): Subscription | null {
    const named = token.slice(0, NAMED_LENGTH);
    const signature = this.secrets.hash(token.slice(NAMED_LENGTH));
    if (!TOKEN.test(token) || this.secrets.again(messageOf(named), signature) === null) return null;
    const bytes = Buffer.from(named, 'base64url');
    const place = bytes[ID_BYTES] ?? -1;
    const category = place === DIGEST ? 'digest' : ALERT_CATEGORIES[place];
    return category === undefined ? null : { userId: asId(uuidOf(bytes.subarray(0, ID_BYTES))), category };
  }

  private tokenOf({ userId, category }: Subscription): string {
    const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
    const place = category === 'digest' ? DIGEST : ALERT_CATEGORIES.indexOf(category);
    const named = Buffer.from([...id, place]).toString('base64url');
    return named + this.secrets.derive(messageOf(named));
  }
}

function messageOf(named: string): string {
  return `unsubscribe ${named}`;
}

function uuidOf(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
