import type { Logger } from 'pino';
import twilio from 'twilio';
import type { TextPrice, TextPrices } from '../../application/ports.ts';
import { twilioClient, type TwilioSettings } from './twilio-client.ts';

const GONE = 404;
const MICROS = 1_000_000;

export function twilioTextPrices(settings: TwilioSettings, log: Logger): TwilioTextPrices {
  return new TwilioTextPrices(twilioClient(settings), log);
}

/** Receipts carry no price: Twilio shows it with the message, minutes after it went out, as a negative amount. */
export class TwilioTextPrices implements TextPrices {
  private readonly client: twilio.Twilio;
  private readonly log: Logger;

  constructor(client: twilio.Twilio, log: Logger) {
    this.client = client;
    this.log = log;
  }

  async priceOf(providerId: string): Promise<TextPrice> {
    const message = await this.fetch(providerId);
    if (message === null) return 'never';
    // The SDK's types know no null, Twilio does.
    const { price, priceUnit } = message as {
      readonly price: string | null;
      readonly priceUnit: string | null;
    };
    if (price === null) return 'later';
    const micros = Math.round(Math.abs(Number(price)) * MICROS);
    if (Number.isSafeInteger(micros) && priceUnit?.toUpperCase() === 'USD') return micros;
    this.log.warn({ priceUnit }, 'the price of a text is in no dollars');
    return 'never';
  }

  private async fetch(sid: string) {
    try {
      return await this.client.messages(sid).fetch();
    } catch (error) {
      return goneOr(error);
    }
  }
}

/**
 * Twilio's own words may hold the number: they do not go on.
 * @throws unless the message is gone
 */
function goneOr(error: unknown): null {
  if (!(error instanceof twilio.RestException))
    throw new Error('Twilio did not say what a text cost: no answer');
  if (error.status === GONE) return null;
  throw new Error(`Twilio did not say what a text cost: ${error.status} ${error.code ?? 0}`);
}
