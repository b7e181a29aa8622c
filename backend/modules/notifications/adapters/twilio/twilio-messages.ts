import { parsePhone } from '#platform/phone/parse-phone.ts';
import type { IncomingText } from '../../application/texts/receive-text.ts';
import type { DeliveryReceipt } from '../../application/tracking/record-delivery-status.ts';

/** Where Twilio hands over what phones text to us; set at the number or at the messaging service. */
export const INBOUND_PATH = '/api/webhooks/twilio';
/** Where Twilio says what became of a text; each text names it together with its id. */
export const RECEIPT_PATH = '/api/webhooks/twilio/status';
/** "Attempt to send to unsubscribed recipient". */
export const OPTED_OUT = 21_610;

const MESSAGE_SID = /^[A-Z]{2}[0-9a-f]{32}$/;
const ENDS: ReadonlySet<string> = new Set(['delivered', 'undelivered', 'failed']);

export type TwilioFields = Readonly<Record<string, string>>;

/** Null for what is no text from a phone. */
export function incomingText(fields: TwilioFields): IncomingText | null {
  const from = parsePhone(fields['From'] ?? '');
  const providerId = fields['MessageSid'] ?? '';
  if (!from || !MESSAGE_SID.test(providerId)) return null;
  // OptOutType is there when Twilio has answered the keyword itself (Advanced Opt-Out).
  return { from, body: fields['Body'] ?? '', providerId, answered: 'OptOutType' in fields };
}

/** How a text ended; null while it is on its way. */
export function receiptOf(fields: TwilioFields): DeliveryReceipt | null {
  const status = fields['MessageStatus'] ?? '';
  if (!ENDS.has(status)) return null;
  const sid = fields['MessageSid'] ?? '';
  const providerId = MESSAGE_SID.test(sid) ? sid : null;
  if (status === 'delivered') return { outcome: null, providerId };
  return { outcome: Number(fields['ErrorCode']) === OPTED_OUT ? 'opted_out' : 'failed', providerId };
}
