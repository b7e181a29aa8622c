import type { Clock } from '#kernel/clock.ts';
import { byId } from '#platform/http/routing/by-id.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { pageAnswer, readCursor } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { ShowOffer } from '#modules/offers/application/letter/show-offer.ts';
import type { Mailings } from '#modules/offers/application/paper/mailings.ts';
import type { MarkPaperSent } from '#modules/offers/application/signing/mark-paper-sent.ts';
import { offerLetterSchema } from '#contract/offers/index.ts';
import { mailingListSchema, mailingQuerySchema } from '#contract/offers/paper/mailing.ts';

export interface PaperCopyCalls {
  readonly mailings: Mailings;
  readonly clock: Clock;
  readonly markPaperSent: MarkPaperSent;
  readonly showOffer: ShowOffer;
}

/** Lists what an employer has to mail, and marks it as mailed. */
export function paperCopyRoutes({
  mailings,
  clock,
  markPaperSent,
  showOffer,
}: PaperCopyCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/mailings',
      access: 'employer',
      summary: 'List the papers that the employer has to mail, longest waiting first',
      query: mailingQuerySchema,
      answers: { 200: mailingListSchema },
      handler: async (call) => {
        const { cursor, limit } = call.query;
        const page = { now: clock.now(), after: readCursor(cursor), limit: limit + 1 };
        const rows = await mailings.of(signedIn(call).id, page);
        return pageAnswer(call, rows, ({ requestedAt, id }) => ({ at: requestedAt, id }));
      },
    }),
    route({
      method: 'post',
      path: '/api/offer-letters/:id/paper-copy-sent',
      access: 'authenticated',
      summary: 'Record that the paper copy that the candidate requested was mailed',
      params: byId<'offer_letter'>(),
      answers: { 200: offerLetterSchema },
      handler: async (call) => {
        const id = call.params.id;
        await markPaperSent.run(id, ownerCaller(call).id);
        return { status: 200, body: await showOffer.toOwner(id) };
      },
    }),
  ];
}
