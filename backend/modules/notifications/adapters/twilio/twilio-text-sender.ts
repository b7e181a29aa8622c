import type { Logger } from 'pino';
import twilio from 'twilio';
import type { Clock } from '#kernel/clock.ts';
import { CircuitBreaker } from '#platform/outside/circuit-breaker.ts';
import type { Settings } from '#platform/settings.ts';
import type { TextSender, TextToSend } from '../../application/ports.ts';
import type { TextOutcome } from '../../domain/logged-text.ts';
import { OPTED_OUT, RECEIPT_PATH } from './twilio-messages.ts';

type TwilioSettings = NonNullable<Settings['twilio']>;

const API = 'https://api.twilio.com';
const TIMEOUT_MS = 10_000;
/** Between our clock and Twilio's. */
const CLOCK_SKEW_MS = 5 * 60_000;
const NEWEST = 50;

/** No such number, no such route to it, or one that takes no texts. */
const NEVER_REACHED: ReadonlySet<number> = new Set([21_211, 21_214, 21_217, 21_408, 21_612, 21_614]);

/** Twilio did not take a text, and may later. */
class TextsUnavailable extends Error {
  override readonly name = 'TextsUnavailable';
  readonly outage: boolean;

  constructor(message: string, outage: boolean) {
    super(message);
    this.outage = outage;
  }
}

const TWILIO_IS_AWAY = {
  isOutage: (error: unknown) => error instanceof TextsUnavailable && error.outage,
  refusal: () => new TextsUnavailable('Twilio did not answer just now', true),
};

export function twilioTextSender(
  settings: TwilioSettings,
  publicUrl: string,
  clock: Clock,
  log: Logger,
): TwilioTextSender {
  const options = { timeout: TIMEOUT_MS };
  const httpClient = settings.apiBase
    ? new ClientOfAnotherAddress(settings.apiBase, options)
    : new twilio.RequestClient(options);
  const client = twilio(settings.accountSid, settings.authToken, { httpClient });
  // Twilio reports to a public address only, and refuses a text that names another one.
  const reports = publicUrl.startsWith('https:') ? publicUrl + RECEIPT_PATH : null;
  const breaker = new CircuitBreaker(clock, TWILIO_IS_AWAY);
  return new TwilioTextSender(client, { from: settings.from, reports }, breaker, log);
}

/**
 * Texts through Twilio. It knows no idempotency key, so the log marks a text before it is handed over, and a repeated try
 * first looks among the newest messages to that phone: one with the same words since the first try is this text. Sending
 * again without looking would text a code twice whenever an answer is lost; never sending again would lose it.
 */
export class TwilioTextSender implements TextSender {
  private readonly client: twilio.Twilio;
  private readonly from: string;
  private readonly reports: string | null;
  private readonly breaker: CircuitBreaker;
  private readonly log: Logger;

  constructor(
    client: twilio.Twilio,
    { from, reports }: { readonly from: string; readonly reports: string | null },
    breaker: CircuitBreaker,
    log: Logger,
  ) {
    this.client = client;
    this.from = from;
    this.reports = reports;
    this.breaker = breaker;
    this.log = log;
  }

  async send(text: TextToSend): Promise<TextOutcome> {
    const refusal = await this.breaker.run(() => this.handOver(text));
    if (refusal === null) return 'sent';
    const outcome = refusal === OPTED_OUT ? 'opted_out' : 'failed';
    this.log.warn({ textId: text.id, code: refusal, outcome }, 'a text was refused for good');
    return outcome;
  }

  /** Twilio's code where it refused for good. */
  private async handOver(text: TextToSend): Promise<number | null> {
    try {
      if (text.triedSince && (await this.hasTaken(text, text.triedSince))) return null;
      await this.create(text);
      return null;
    } catch (error) {
      return refusalOf(error);
    }
  }

  private async create({ id, to, body }: TextToSend): Promise<void> {
    await this.client.messages.create({
      to,
      body,
      ...(this.from.startsWith('MG') ? { messagingServiceSid: this.from } : { from: this.from }),
      ...(this.reports && { statusCallback: `${this.reports}?text=${id}` }),
    });
  }

  private async hasTaken({ to, body }: TextToSend, since: Date): Promise<boolean> {
    const newest = await this.client.messages.list({ to, limit: NEWEST, pageSize: NEWEST });
    const from = since.getTime() - CLOCK_SKEW_MS;
    // A trial account puts a sentence of its own in front.
    return newest.some((one) => one.dateCreated.getTime() >= from && one.body.endsWith(body));
  }
}

/** The SDK knows no other address than Twilio's own; tests have one. */
class ClientOfAnotherAddress extends twilio.RequestClient {
  private readonly base: string;

  constructor(base: string, options: { readonly timeout: number }) {
    super(options);
    this.base = base.replace(/\/$/, '');
  }

  override request: twilio.RequestClient['request'] = (options) =>
    super.request({ ...options, uri: options.uri.replace(API, this.base) });
}

/**
 * Twilio's own words may hold the number: only its code goes on.
 * @throws TextsUnavailable
 */
function refusalOf(error: unknown): number {
  if (!(error instanceof twilio.RestException)) throw new TextsUnavailable('Twilio did not answer', true);
  const { status, code = 0 } = error;
  if (code === OPTED_OUT || NEVER_REACHED.has(code)) return code;
  throw new TextsUnavailable(
    `Twilio did not take a text: ${status} ${code}`,
    status === 429 || status >= 500,
  );
}
