import { inboundTextRequestSchema } from '#contract/http/dev-tools.ts';
import { invalidInput } from '#platform/http/errors.ts';
import { pageAnswer, pageOf } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { parsePhone } from '#platform/phone/parse-phone.ts';
import type { OutboxReader } from '../../application/outbox-reader.ts';
import type { ReceiveText } from '../../application/texts/receive-text.ts';
import { outboxMessageListSchema, outboxQuerySchema } from '../../contract/index.ts';

/** Tools of a development installation (rules.md#development-tools): what went out, and what a phone would answer. */
export function devMessageRoutes(outbox: OutboxReader, receiveText: ReceiveText): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/dev/outbox',
      access: 'public',
      summary: 'List texts and emails of the embedded outbox, newest first',
      query: outboxQuerySchema,
      answers: { 200: outboxMessageListSchema },
      handler: async (call) => {
        const { to, recipient, channel, q } = call.query;
        const rows = await outbox.list({ to, recipient, channel, q }, pageOf(call));
        return pageAnswer(call, rows, (row) => row);
      },
    }),
    route({
      method: 'post',
      path: '/api/dev/inbound-text',
      access: 'public',
      summary: 'Simulate a text from a phone',
      body: inboundTextRequestSchema,
      answers: { 204: null },
      handler: async ({ body }) => {
        const from = parsePhone(body.from);
        if (!from) throw invalidInput('from', 'Please enter a valid phone number');
        await receiveText.run({ from, body: body.body, providerId: null, answered: false });
        return { status: 204 };
      },
    }),
  ];
}
