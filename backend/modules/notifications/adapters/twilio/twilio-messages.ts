import { parsePhone } from '#platform/phone/parse-phone.ts';
import type { IncomingText } from '../../application/receive-text.ts';

/** Where Twilio hands over what phones text to us; set at the number or at the messaging service. */
export const INBOUND_PATH = '/api/webhooks/twilio';
/** Where Twilio says what became of a text; each text names it together with its id. */
export const RECEIPT_PATH = '/api/webhooks/twilio/status';
/** "Attempt to send to unsubscribed recipient". */
export const OPTED_OUT = 21_610;

export type TwilioFields = Readonly<Record<string, string>>;

/** Null for what is no text from a phone. */
export function incomingText(fields: TwilioFields): IncomingText | null {
  const from = parsePhone(fields['From'] ?? '');
  const providerId = fields['MessageSid'] ?? '';
  if (!from || !/^[A-Z]{2}[0-9a-f]{32}$/.test(providerId)) return null;
  // OptOutType is there when Twilio has answered the keyword itself (Advanced Opt-Out).
  return { from, body: fields['Body'] ?? '', providerId, answered: 'OptOutType' in fields };
}

/** How a text ended badly; null while it is on its way, and when it arrived. */
export function badEnd(fields: TwilioFields): 'failed' | 'opted_out' | null {
  const status = fields['MessageStatus'];
  if (status !== 'failed' && status !== 'undelivered') return null;
  return Number(fields['ErrorCode']) === OPTED_OUT ? 'opted_out' : 'failed';
}
