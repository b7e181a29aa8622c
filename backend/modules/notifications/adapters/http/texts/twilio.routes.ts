import twilio from 'twilio';
import { z } from 'zod';
import { readRawBody } from '#platform/http/routing/body/body.ts';
import { uuid } from '#contract/http/primitives.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { RawAnswer } from '#platform/http/routing/answer.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { RecordDeliveryStatus } from '#modules/notifications/application/tracking/record-delivery-status.ts';
import type { ReceiveText } from '#modules/notifications/application/texts/receive-text.ts';
import {
  INBOUND_PATH,
  incomingText,
  RECEIPT_PATH,
  receiptOf,
  type TwilioFields,
} from '../../twilio/twilio-messages.ts';

interface Given {
  readonly authToken: string;
  readonly publicUrl: string;
  readonly receiveText: ReceiveText;
  readonly recordDeliveryStatus: RecordDeliveryStatus;
}

/** Where Twilio reports. It signs the public address and the fields; both calls may be repeated. */
export function twilioRoutes({
  authToken,
  publicUrl,
  receiveText,
  recordDeliveryStatus,
}: Given): readonly Route[] {
  const signedFields = async ({ ctx }: Parameters<Route['handler']>[0]): Promise<TwilioFields> => {
    const fields = Object.fromEntries(new URLSearchParams((await readRawBody(ctx)).toString('utf8')));
    const signature = ctx.get('X-Twilio-Signature');
    if (twilio.validateRequest(authToken, signature, publicUrl + ctx.url, fields)) return fields;
    throw new HttpError(403, 'notifications.wrong_signature', "The signature doesn't match");
  };
  return [
    route({
      method: 'post',
      path: INBOUND_PATH,
      access: 'provider',
      rawBody: true,
      summary: 'Receive a text from a phone, at least once',
      answers: { 200: 'raw' },
      handler: async (call) => {
        const text = incomingText(await signedFields(call));
        if (text) await receiveText.run(text);
        return noAnswer();
      },
    }),
    route({
      method: 'post',
      path: RECEIPT_PATH,
      access: 'provider',
      rawBody: true,
      summary: 'Receive the delivery status of a text, at least once and in any order',
      query: z.object({ text: uuid }),
      answers: { 200: 'raw' },
      handler: async (call) => {
        const receipt = receiptOf(await signedFields(call));
        if (receipt) await recordDeliveryStatus.run(call.query.text, receipt);
        return noAnswer();
      },
    }),
  ];
}

/** TwiML that says nothing: what there is to answer goes out as a text of its own. */
function noAnswer(): RawAnswer {
  return {
    status: 200,
    body: Buffer.from('<?xml version="1.0" encoding="UTF-8"?><Response/>'),
    headers: { 'Content-Type': 'text/xml; charset=utf-8' },
  };
}
