import twilio from 'twilio';
import type { Settings } from '#platform/settings.ts';

export type TwilioSettings = NonNullable<Settings['twilio']>;

const API = 'https://api.twilio.com';
const TIMEOUT_MS = 10_000;

export function twilioClient({ accountSid, authToken, apiBase }: TwilioSettings): twilio.Twilio {
  const options = { timeout: TIMEOUT_MS };
  const httpClient = apiBase
    ? new ClientOfAnotherAddress(apiBase, options)
    : new twilio.RequestClient(options);
  return twilio(accountSid, authToken, { httpClient });
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
