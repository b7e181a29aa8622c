import { AnswerConfirmation } from '../application/confirmation/answer-confirmation.ts';
import { ConfirmByCode } from '../application/confirmation/confirm-by-code.ts';
import { ConfirmOwnHires } from '../application/confirmation/confirm-own-hires.ts';
import { ExpireConfirmations } from '../application/confirmation/expire-confirmations.ts';
import { NudgeWorker } from '../application/confirmation/nudge-worker.ts';
import { SendConfirmationCode } from '../application/confirmation/send-confirmation-code.ts';
import type { RejectReferral } from '../application/referral/reject-referral.ts';
import type { HiringBase } from './hiring-base.ts';
import type { HiringOutside } from './hiring-outside.ts';
import { referralConfirmationRoutes } from './http/confirmation/referral-confirmation.routes.ts';

/** The worker confirms a referral by link, by code, or with a confirmed email or phone. */
export function wireConfirmation(outside: HiringOutside, base: HiringBase, rejectReferral: RejectReferral) {
  const { platform, jobs } = outside;
  const { unitOfWork, clock } = platform;
  const { referrals, writer, confirmed, own, languages, links, presented } = base;
  const asking = { unitOfWork, writer, jobs, languages, links, clock };

  return {
    confirmOwnHires: new ConfirmOwnHires({ own, writer, confirmed, clock }),
    routes: referralConfirmationRoutes({
      sendConfirmationCode: new SendConfirmationCode(asking),
      nudgeWorker: new NudgeWorker(asking),
      confirmByCode: new ConfirmByCode({ unitOfWork, writer, confirmed, links, clock }),
      confirmation: new AnswerConfirmation({ ...asking, confirmed, rejectReferral }),
      reading: presented,
      publicUrl: platform.settings.publicUrl,
    }),
    dueWork: [new ExpireConfirmations({ unitOfWork, referrals, writer, clock })],
  };
}
