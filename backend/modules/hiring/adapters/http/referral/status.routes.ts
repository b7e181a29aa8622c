import { STATUS_WORDS } from '#contract/hiring/vocabulary/status-words.ts';
import { byId } from '#platform/http/routing/by-id.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { bonusPaymentSchema } from '#contract/billing/charging/payment.ts';
import type { ChangeStatus } from '#modules/hiring/application/referral/change-status.ts';
import type { CompleteReferral } from '#modules/hiring/application/hire/complete-referral.ts';
import type { HireWorker } from '#modules/hiring/application/hire/hire-worker.ts';
import type { QuoteHire } from '#modules/hiring/application/hire/quote-hire.ts';
import type { PayBonus } from '#modules/hiring/application/hire/pay-bonus.ts';
import type { RollBack } from '#modules/hiring/application/referral/roll-back.ts';
import {
  rollBackRequestSchema,
  changeStatusRequestSchema,
  completeRequestSchema,
  hiredSchema,
  hireQuoteQuerySchema,
  hireQuoteSchema,
  hireRequestSchema,
  payBonusRequestSchema,
  referralSchema,
  rolledBackSchema,
} from '#contract/hiring/index.ts';
import { addOnKinds } from './add-on-kinds.ts';
import { changedReferral } from './referral-responses.ts';
import type { PresentedReferrals } from './presented-referrals.ts';

export interface StatusCalls {
  readonly changeStatus: ChangeStatus;
  readonly rollBack: RollBack;
  readonly quoteHire: QuoteHire;
  readonly hireWorker: HireWorker;
  readonly completeReferral: CompleteReferral;
  readonly payBonus: PayBonus;
  readonly reading: PresentedReferrals;
}

const shared = { method: 'put', access: 'authenticated', params: byId<'referral'>() } as const;

/** The employer's actions on a referral. */
export function statusRoutes(calls: StatusCalls): readonly Route[] {
  return [...movingRoutes(calls), ...moneyRoutes(calls)];
}

function movingRoutes({ changeStatus, rollBack, completeReferral, reading }: StatusCalls): readonly Route[] {
  return [
    route({
      ...shared,
      path: '/api/referrals/:id/status',
      summary: 'Change the status of a referral',
      body: changeStatusRequestSchema,
      answers: { 200: referralSchema },
      idempotent: true,
      handler: async (call) => {
        const { id: by } = ownerCaller(call);
        await changeStatus.run(call.params.id, by, call.body);
        return changedReferral(reading, call.params.id, by);
      },
    }),
    route({
      ...shared,
      path: '/api/referrals/:id/rollback',
      summary: 'Undo the last change within a day',
      body: rollBackRequestSchema,
      answers: { 200: rolledBackSchema },
      handler: async (call) => {
        const { id: by } = ownerCaller(call);
        const restored = await rollBack.run(call.params.id, by, call.body);
        const referral = await reading.one(call.params.id, by);
        return {
          status: 200,
          body: { message: `Returned to "${STATUS_WORDS[restored].name}"`, referral },
        };
      },
    }),
    route({
      ...shared,
      path: '/api/referrals/:id/complete',
      summary: 'Record that the work is complete',
      body: completeRequestSchema,
      answers: { 200: referralSchema },
      handler: async (call) => {
        const { id: by } = ownerCaller(call);
        await completeReferral.run(call.params.id, by, call.body.lastDay);
        return changedReferral(reading, call.params.id, by);
      },
    }),
  ];
}

function moneyRoutes({ quoteHire, hireWorker, payBonus, reading }: StatusCalls): readonly Route[] {
  return [
    route({
      ...shared,
      method: 'get',
      path: '/api/referrals/:id/hire-quote',
      summary: 'Quote the charge for hiring the worker now',
      query: hireQuoteQuerySchema,
      answers: { 200: hireQuoteSchema },
      handler: async (call) => {
        const { id: by } = ownerCaller(call);
        const addOns = addOnKinds(call.query.addOns);
        return { status: 200, body: await quoteHire.run(call.params.id, by, addOns) };
      },
    }),
    route({
      ...shared,
      path: '/api/referrals/:id/hire',
      summary: 'Hire the worker and pay the unpaid amounts',
      body: hireRequestSchema,
      answers: { 200: hiredSchema },
      idempotent: true,
      handler: async (call) => {
        const { id: by } = ownerCaller(call);
        const {
          addOns,
          firstDay,
          expectedEnd,
          onSiteName: contactName,
          onSitePhone: contactPhone,
          otherCard,
        } = call.body;
        const given = {
          day: firstDay ?? null,
          endsOn: expectedEnd ?? null,
          contactName: contactName ?? null,
          contactPhone: contactPhone ?? null,
          otherCard,
        };
        const payment = await hireWorker.run(call.params.id, by, addOnKinds(addOns), given);
        return { status: 200, body: { referral: await reading.one(call.params.id, by), payment } };
      },
    }),
    route({
      ...shared,
      method: 'post',
      path: '/api/pay-referral-bonus/:id',
      summary: 'Pay the bonus of a hire that is not funded yet',
      body: payBonusRequestSchema,
      answers: { 200: bonusPaymentSchema },
      idempotent: true,
      handler: async (call) => {
        const { id: by } = ownerCaller(call);
        return { status: 200, body: await payBonus.run(call.params.id, by, call.body) };
      },
    }),
  ];
}
