import type { Logger } from 'pino';
import twilio from 'twilio';
import type { Clock } from '#kernel/clock.ts';
import { Unavailable } from '#kernel/unavailable.ts';
import { CircuitBreaker } from '#platform/outside/circuit-breaker.ts';
import type { HandedOver, TextSender, TextToSend } from '../../application/ports.ts';
import { twilioClient, type TwilioSettings } from './twilio-client.ts';
import { OPTED_OUT, RECEIPT_PATH } from './twilio-messages.ts';

/** Between our clock and Twilio's. */
const CLOCK_SKEW_MS = 5 * 60_000;
const NEWEST = 50;

/** No such number, no such route to it, or one that takes no texts. */
const NEVER_REACHED: ReadonlySet<number> = new Set([21_211, 21_214, 21_217, 21_408, 21_612, 21_614]);

/** Twilio did not take a text, and may later. */
class TextsUnavailable extends Unavailable {
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
  const client = twilioClient(settings);
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

  async send(text: TextToSend): Promise<HandedOver> {
    const answer = await this.breaker.run(() => this.handOver(text));
    if (typeof answer === 'string') return { outcome: 'sent', providerId: answer };
    const outcome = answer === OPTED_OUT ? 'opted_out' : 'failed';
    this.log.warn({ textId: text.id, code: answer, outcome }, 'a text was refused for good');
    return { outcome, providerId: null };
  }

  /** Twilio's ID of the text, or its code if it refused permanently. */
  private async handOver(text: TextToSend): Promise<string | number> {
    try {
      const taken = text.triedSince && (await this.findTaken(text, text.triedSince));
      return taken ?? (await this.create(text));
    } catch (error) {
      return refusalOf(error);
    }
  }

  private async create({ id, to, body }: TextToSend): Promise<string> {
    const { sid } = await this.client.messages.create({
      to,
      body,
      ...(this.from.startsWith('MG') ? { messagingServiceSid: this.from } : { from: this.from }),
      ...(this.reports && { statusCallback: `${this.reports}?text=${id}` }),
    });
    return sid;
  }

  private async findTaken({ to, body }: TextToSend, since: Date): Promise<string | null> {
    const newest = await this.client.messages.list({ to, limit: NEWEST, pageSize: NEWEST });
    const from = since.getTime() - CLOCK_SKEW_MS;
    // A trial account puts a sentence of its own in front.
    const taken = newest.find((one) => one.dateCreated.getTime() >= from && one.body.endsWith(body));
    return taken?.sid ?? null;
  }
}

/**
 * Twilio's own words may hold the number: only its code is passed on.
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
