import { defineEntity, p } from '@mikro-orm/postgresql';
import { LoggedText } from '../../domain/logged-text.ts';

export const loggedTextMapping = defineEntity({
  class: LoggedText,
  tableName: 'sms_log',
  properties: {
    id: p.uuid().primary(),
    senderId: p.uuid().nullable(),
    jobId: p.uuid().nullable(),
    recipientPhone: p.text(),
    recipientId: p.uuid().nullable(),
    recipientName: p.text().nullable(),
    message: p.text(),
    status: p.text(),
    costMicros: p.integer().nullable(),
    assumedMicros: p.integer().nullable(),
    providerId: p.text().nullable(),
    priceDueAt: p.datetime().nullable(),
    sendAfter: p.datetime().nullable(),
    heldBody: p.text().nullable(),
    sendingSince: p.datetime().nullable(),
    createdAt: p.datetime(),
    budget: p.text(),
    senderAddress: p.text().nullable(),
    countedAt: p.datetime().nullable(),
  },
});
