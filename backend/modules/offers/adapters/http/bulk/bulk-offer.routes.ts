import { asId } from '#kernel/ids.ts';
import type { DomainError } from '#kernel/domain-error.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { OfferToSeveral } from '#modules/offers/application/bulk/offer-to-several.ts';
import type { OfferToSeveralOrder } from '#modules/offers/application/bulk/plan-offers.ts';
import { quotedPay } from '#modules/offers/application/terms/offered-pay.ts';
import type { ShowOffer } from '#modules/offers/application/letter/show-offer.ts';
import {
  bulkOfferRequestSchema,
  bulkOfferResultSchema,
  bulkQuoteSchema,
  type BulkOfferRequest,
  type BulkRowError,
} from '#contract/offers/index.ts';

interface BulkOfferCalls {
  readonly offerToSeveral: OfferToSeveral;
  readonly showOffer: ShowOffer;
}

/** One form for several people. */
export function bulkOfferRoutes({ offerToSeveral, showOffer }: BulkOfferCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/offer-letters/bulk',
      access: 'authenticated',
      summary: 'Create letters for several people with one payment; each is sent after it is paid',
      body: bulkOfferRequestSchema,
      answers: { 200: bulkOfferResultSchema },
      idempotent: true,
      handler: async (call) => {
        const rows = await offerToSeveral.run(orderOf(call.body, ownerCaller(call).id));
        const body = rows.map(async ({ referralId, offerLetterId, error }) => ({
          referralId,
          ok: offerLetterId !== null,
          offerLetter: offerLetterId && (await showOffer.toOwner(offerLetterId)),
          error: error && errorOf(error),
        }));
        return { status: 200, body: await Promise.all(body) };
      },
    }),
    route({
      method: 'post',
      path: '/api/offer-letters/bulk/quote',
      access: 'authenticated',
      summary: 'Quote letters for several people, and list those who cannot get one; changes nothing',
      body: bulkOfferRequestSchema,
      answers: { 200: bulkQuoteSchema },
      handler: async (call) => {
        const quote = await offerToSeveral.quote(orderOf(call.body, ownerCaller(call).id));
        const rows = quote.rows.map(({ referralId, planned, error }) => ({
          referralId,
          total: planned && planned.quote.total.toDollars(),
          pay: planned && quotedPay(planned.pay),
          error: error && errorOf(error),
        }));
        return { status: 200, body: { ...quote, rows } };
      },
    }),
  ];
}

function orderOf(body: BulkOfferRequest, employerId: OfferToSeveralOrder['employerId']): OfferToSeveralOrder {
  const { referralIds, offer, people, otherCard } = body;
  const ids = referralIds.map((id) => asId<'referral'>(id));
  return { referralIds: ids, employerId, offer, people, otherCard };
}

/** This call has the terms under `offer`. */
function errorOf({ code, message, details }: DomainError): BulkRowError {
  const issues: unknown = details['issues'];
  const named = Array.isArray(issues) ? issues.filter(isIssue) : [];
  return {
    code,
    message,
    issues: named.map((issue) => ({ ...issue, path: issue.path.replace(/^offerData\./, 'offer.') })),
  };
}

function isIssue(issue: unknown): issue is BulkRowError['issues'][number] {
  return typeof issue === 'object' && issue !== null && 'path' in issue && 'message' in issue;
}
