import type { Bind } from 'inversify';
import { provide } from '#platform/container/token.ts';
import { parsePhone } from '#platform/phone/parse-phone.ts';
import { CLOCK, UNIT_OF_WORK } from '#platform/tokens.ts';
import { BILLING, PayoutSchedule } from '#modules/billing/index.ts';
import { ACCOUNT_READER } from '#modules/identity/index.ts';
import { JOBS, SHARE_CONTEXT } from '#modules/jobs/index.ts';
import { AnswerConfirmation } from '../application/confirmation/answer-confirmation.ts';
import { ChangeStatus } from '../application/referral/change-status.ts';
import { CompleteWork } from '../application/referral/complete-work.ts';
import { HireWorker } from '../application/referral/hire-worker.ts';
import { QuoteHire } from '../application/referral/quote-hire.ts';
import { PayBonus } from '../application/referral/pay-bonus.ts';
import { ReferralFactory } from '../application/referral/referral-factory.ts';
import { RejectReferral } from '../application/referral/reject-referral.ts';
import { RollBack } from '../application/referral/roll-back.ts';
import { SendVerification } from '../application/confirmation/send-verification.ts';
import { SubmitCrew } from '../application/referral/submit-crew.ts';
import { SubmitReferral } from '../application/referral/submit-referral.ts';
import { VerifyReferral } from '../application/confirmation/verify-referral.ts';
import {
  ANSWER_CONFIRMATION,
  CHANGE_STATUS,
  CHECKS,
  COMPLETE_WORK,
  HIRE_WORKER,
  REFERRAL_WRITER,
  OFFERS,
  PAY_BONUS,
  QUOTE_HIRE,
  REFERRALS,
  REFERRAL_FACTORY,
  REFERRAL_FACTS,
  REJECT_REFERRAL,
  REWARDS,
  ROLL_BACK,
  SEND_VERIFICATION,
  SUBMIT_CREW,
  SUBMIT_REFERRAL,
  VERIFY_REFERRAL,
  WORKER_LINKS,
} from './hiring.tokens.ts';

export function bindReferralUseCases(bind: Bind): void {
  bindSubmitting(bind);
  bindMoving(bind);
}

function bindSubmitting(bind: Bind): void {
  provide(
    bind,
    REFERRAL_FACTORY,
    (jobs, journal, accounts, context, links, clock) =>
      new ReferralFactory({
        jobs,
        journal,
        accounts,
        links,
        clock,
        phones: { parse: parsePhone },
        context,
        payoutTerms: PayoutSchedule.standard.terms,
      }),
    [JOBS, REFERRAL_WRITER, ACCOUNT_READER, SHARE_CONTEXT, WORKER_LINKS, CLOCK],
  );
  provide(bind, SUBMIT_REFERRAL, (work, maker) => new SubmitReferral(work, maker), [
    UNIT_OF_WORK,
    REFERRAL_FACTORY,
  ]);
  provide(bind, SUBMIT_CREW, (work, maker, referrals) => new SubmitCrew(work, maker, referrals), [
    UNIT_OF_WORK,
    REFERRAL_FACTORY,
    REFERRALS,
  ]);
  provide(
    bind,
    SEND_VERIFICATION,
    (work, journal, jobs, accounts, links, clock) =>
      new SendVerification(work, journal, jobs, accounts, links, clock),
    [UNIT_OF_WORK, REFERRAL_WRITER, JOBS, ACCOUNT_READER, WORKER_LINKS, CLOCK],
  );
  provide(
    bind,
    VERIFY_REFERRAL,
    (work, journal, links, clock) => new VerifyReferral(work, journal, links, clock),
    [UNIT_OF_WORK, REFERRAL_WRITER, WORKER_LINKS, CLOCK],
  );
  provide(
    bind,
    ANSWER_CONFIRMATION,
    (work, journal, jobs, accounts, links, clock) =>
      new AnswerConfirmation(work, journal, jobs, accounts, links, clock),
    [UNIT_OF_WORK, REFERRAL_WRITER, JOBS, ACCOUNT_READER, WORKER_LINKS, CLOCK],
  );
}

function bindMoving(bind: Bind): void {
  provide(
    bind,
    HIRE_WORKER,
    (work, journal, billing, clock) => new HireWorker(work, journal, billing, clock),
    [UNIT_OF_WORK, REFERRAL_WRITER, BILLING, CLOCK],
  );
  provide(bind, QUOTE_HIRE, (referrals, billing) => new QuoteHire(referrals, billing), [
    REFERRAL_FACTS,
    BILLING,
  ]);
  provide(bind, COMPLETE_WORK, (work, journal, clock) => new CompleteWork(work, journal, clock), [
    UNIT_OF_WORK,
    REFERRAL_WRITER,
    CLOCK,
  ]);
  provide(
    bind,
    REJECT_REFERRAL,
    (journal, offers, checks, billing) => new RejectReferral(journal, offers, checks, billing),
    [REFERRAL_WRITER, OFFERS, CHECKS, BILLING],
  );
  provide(bind, PAY_BONUS, (work, journal, billing) => new PayBonus(work, journal, billing), [
    UNIT_OF_WORK,
    REFERRAL_WRITER,
    BILLING,
  ]);
  provide(
    bind,
    CHANGE_STATUS,
    (work, journal, offers, billing, hire, complete, reject, clock) =>
      new ChangeStatus(work, journal, offers, billing, hire, complete, reject, clock),
    [UNIT_OF_WORK, REFERRAL_WRITER, OFFERS, BILLING, HIRE_WORKER, COMPLETE_WORK, REJECT_REFERRAL, CLOCK],
  );
  provide(
    bind,
    ROLL_BACK,
    (work, journal, offers, rewards, billing, hire, clock) =>
      new RollBack(work, journal, offers, rewards, billing, hire, clock),
    [UNIT_OF_WORK, REFERRAL_WRITER, OFFERS, REWARDS, BILLING, HIRE_WORKER, CLOCK],
  );
}
