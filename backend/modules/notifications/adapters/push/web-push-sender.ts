import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { Unavailable } from '#kernel/unavailable.ts';
import type { PushedNotice } from '../../contract/push.ts';
import type { PushSender, PushSubscription } from '../../application/push/push.ts';

interface PushSettings {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Contact for push services when something is wrong. */
  readonly mailFrom: string;
}

const TIMEOUT_MS = 10_000;
/** A day later it is no news, and stands in the inbox. */
const KEPT_FOR_SECONDS = 86_400;

/** The push service did not take a push, and may later. */
class PushUnavailable extends Unavailable {
  override readonly name = 'PushUnavailable';
}

/**
 * Web Push (RFC 8030), encrypted for the one browser (RFC 8291) and signed with the server's key (RFC 8292). A push may arrive
 * twice when its answer is lost; both have the same tag, and the second takes the place of the first.
 */
export class WebPushSender implements PushSender {
  private readonly settings: PushSettings;
  private readonly log: Logger;
  private readonly timeoutMs: number;

  constructor(settings: PushSettings, log: Logger, timeoutMs = TIMEOUT_MS) {
    this.settings = settings;
    this.log = log;
    this.timeoutMs = timeoutMs;
  }

  async send(to: PushSubscription, notice: PushedNotice): Promise<'sent' | 'gone' | 'refused'> {
    const status = await this.handOver(to, notice);
    if (status < 300) return 'sent';
    if (status === 404 || status === 410) return 'gone';
    if (status === 429 || status >= 500) throw new PushUnavailable(`The push service answered ${status}`);
    this.log.warn({ subscriptionId: to.id, status }, 'a push was refused for good');
    return 'refused';
  }

  private async handOver(
    { endpoint, p256dh, auth }: PushSubscription,
    notice: PushedNotice,
  ): Promise<number> {
    // Loaded with the first push: an installation that pushes nothing does without it.
    const { default: webPush } = await import('web-push');
    const { publicKey, privateKey, mailFrom } = this.settings;
    const subject = `mailto:${/([^\s<>]+@[^\s<>]+)/.exec(mailFrom)?.[1]}`;
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(notice),
      { vapidDetails: { subject, publicKey, privateKey }, TTL: KEPT_FOR_SECONDS, topic: topicOf(notice) },
    );
    const response = await fetch(request.endpoint, {
      method: request.method,
      headers: headersOf(request.headers),
      body: request.body ? new Uint8Array(request.body) : null,
      // The address came from a browser: do not follow its redirects.
      redirect: 'manual',
      signal: AbortSignal.timeout(this.timeoutMs),
    }).catch(() => {
      throw new PushUnavailable('The push service did not answer');
    });
    await response.body?.cancel();
    return response.status;
  }
}

/** At most 32 characters of the URL-safe alphabet. */
function topicOf({ tag }: PushedNotice): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}

/** `fetch` sets the length itself and rejects one that is given. */
function headersOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );
}
