import { defineEntity, p } from '@mikro-orm/postgresql';
import { WaitlistSignup } from '../../domain/waitlist-signup.ts';

export const waitlistSignupMapping = defineEntity({
  class: WaitlistSignup,
  tableName: 'waitlist_signups',
  properties: {
    id: p.uuid().primary(),
    email: p.text(),
    language: p.text(),
    phone: p.text().nullable(),
    state: p.text().nullable(),
    wantsTexts: p.boolean(),
    textsAgreedAt: p.datetime().nullable(),
    source: p.text().nullable(),
    ipAddress: p.text(),
    userAgent: p.text(),
    linkNonce: p.text().nullable(),
    linkTokenHash: p.text().nullable(),
    linkExpiresAt: p.datetime().nullable(),
    mailsSent: p.integer(),
    lastMailAt: p.datetime(),
    confirmedAt: p.datetime().nullable(),
    detailsGivenAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});
