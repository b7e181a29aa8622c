import { z } from 'zod';
import { asId } from '#kernel/ids.ts';
import { uuid } from '#contract/http/primitives.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { ShowOffer } from '#modules/offers/application/letter/show-offer.ts';
import type { MarkPaperSent } from '#modules/offers/application/signing/mark-paper-sent.ts';
import { offerLetterSchema } from '#contract/offers/index.ts';

export interface PaperCopyCalls {
  readonly markPaperSent: MarkPaperSent;
  readonly showOffer: ShowOffer;
}

/** What became of a request for a copy on paper. */
export function paperCopyRoutes({ markPaperSent, showOffer }: PaperCopyCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/offer-letters/:id/paper-copy-sent',
      access: 'authenticated',
      summary: 'Notes that the copy on paper that the candidate asked for was mailed',
      params: z.object({ id: uuid }),
      answers: { 200: offerLetterSchema },
      handler: async (call) => {
        const id = asId<'offer_letter'>(call.params.id);
        await markPaperSent.run(id, ownerCaller(call).id);
        return { status: 200, body: await showOffer.toOwner(id) };
      },
    }),
  ];
}
