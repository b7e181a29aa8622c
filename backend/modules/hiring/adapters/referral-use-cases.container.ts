import type { Bind } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import { CLOCK, LOCAL_DAYS, PHONE_NUMBERS, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { BILLING, PayoutSchedule } from '#modules/billing/index.ts';
import { ACCOUNT_READER, PHONE_ENTRIES } from '#modules/identity/index.ts';
import { JOBS, ATTRIBUTION_RESOLVER } from '#modules/jobs/index.ts';
import { AnswerConfirmation } from '../application/confirmation/answer-confirmation.ts';
import { ChangeStatus } from '../application/referral/change-status.ts';
import { CompleteReferral } from '../application/referral/complete-referral.ts';
import { HireWorker } from '../application/referral/hire-worker.ts';
import { QuoteHire } from '../application/referral/quote-hire.ts';
import { PayBonus } from '../application/referral/pay-bonus.ts';
import { ReferralFactory } from '../application/referral/referral-factory.ts';
import { RejectReferral } from '../application/referral/reject-referral.ts';
import { RollBack } from '../application/referral/roll-back.ts';
import { WaysOut } from '../application/referral/ways-out.ts';
import { NudgeWorker } from '../application/confirmation/nudge-worker.ts';
import { SendConfirmationCode } from '../application/confirmation/send-confirmation-code.ts';
import { ReferByPhone } from '../application/referral/refer-by-phone.ts';
import { SubmitCrew } from '../application/referral/submit-crew.ts';
import { SubmitReferral } from '../application/referral/submit-referral.ts';
import { AskWorker } from '../application/confirmation/ask-worker.ts';
import { ConfirmedReferralWriter } from '../application/confirmation/confirmed-referral-writer.ts';
import { ConfirmByCode } from '../application/confirmation/confirm-by-code.ts';
import {
  ANSWER_CONFIRMATION,
  ASK_WORKER,
  CHANGE_STATUS,
  CHECKS,
  EMPLOYMENT_CHECKS,
  COMPLETE_REFERRAL,
  HIRE_WORKER,
  REFERRAL_WRITER,
  OFFERS,
  PAY_BONUS,
  QUOTE_HIRE,
  REFERRALS,
  REFERRAL_FACTORY,
  REFERRAL_FACTS,
  REJECT_REFERRAL,
  FIRST_DAYS,
  INTERVIEW_TEXTS,
  REFER_BY_PHONE,
  SCHEDULE_INTERVIEW,
  REWARDS,
  ROLL_BACK,
  NUDGE_WORKER,
  SEND_CONFIRMATION_CODE,
  SUBMIT_CREW,
  SUBMIT_REFERRAL,
  CONFIRM_BY_CODE,
  CONFIRMATION_LINKS,
  WAYS_OUT,
  WORKER_LANGUAGES,
  CONFIRMED_REFERRAL_WRITER,
} from './hiring.tokens.ts';
import { OWN_REFERRALS } from './personal-data.container.ts';
import { SqlWorkerLanguages } from './persistence/referral/sql-worker-languages.ts';

export function bindReferralUseCases(bind: Bind): void {
  bindSubmitting(bind);
  bindMoving(bind);
}

function bindSubmitting(bind: Bind): void {
  construct(bind, WORKER_LANGUAGES, SqlWorkerLanguages, [SQL]);
  provide(
    bind,
    REFERRAL_FACTORY,
    (jobs, writer, accounts, languages, phones, attribution, links, clock) =>
      new ReferralFactory({
        jobs,
        writer,
        accounts,
        languages,
        links,
        clock,
        phones,
        attribution,
        payoutTerms: PayoutSchedule.standard.terms,
      }),
    [
      JOBS,
      REFERRAL_WRITER,
      ACCOUNT_READER,
      WORKER_LANGUAGES,
      PHONE_NUMBERS,
      ATTRIBUTION_RESOLVER,
      CONFIRMATION_LINKS,
      CLOCK,
    ],
  );
  construct(bind, SUBMIT_REFERRAL, SubmitReferral, [UNIT_OF_WORK, REFERRAL_FACTORY]);
  construct(bind, SUBMIT_CREW, SubmitCrew, {
    unitOfWork: UNIT_OF_WORK,
    factory: REFERRAL_FACTORY,
    referrals: REFERRALS,
  });
  construct(bind, REFER_BY_PHONE, ReferByPhone, {
    unitOfWork: UNIT_OF_WORK,
    entries: PHONE_ENTRIES,
    phones: PHONE_NUMBERS,
  });
  construct(bind, SEND_CONFIRMATION_CODE, SendConfirmationCode, {
    unitOfWork: UNIT_OF_WORK,
    writer: REFERRAL_WRITER,
    jobs: JOBS,
    languages: WORKER_LANGUAGES,
    links: CONFIRMATION_LINKS,
    clock: CLOCK,
  });
  construct(bind, NUDGE_WORKER, NudgeWorker, {
    unitOfWork: UNIT_OF_WORK,
    writer: REFERRAL_WRITER,
    jobs: JOBS,
    languages: WORKER_LANGUAGES,
    links: CONFIRMATION_LINKS,
    clock: CLOCK,
  });
  construct(bind, CONFIRMED_REFERRAL_WRITER, ConfirmedReferralWriter, [REFERRAL_WRITER, BILLING]);
  construct(bind, ASK_WORKER, AskWorker, {
    jobs: JOBS,
    languages: WORKER_LANGUAGES,
    own: OWN_REFERRALS,
    links: CONFIRMATION_LINKS,
    clock: CLOCK,
  });
  construct(bind, CONFIRM_BY_CODE, ConfirmByCode, {
    unitOfWork: UNIT_OF_WORK,
    writer: REFERRAL_WRITER,
    confirmed: CONFIRMED_REFERRAL_WRITER,
    links: CONFIRMATION_LINKS,
    clock: CLOCK,
  });
  construct(bind, ANSWER_CONFIRMATION, AnswerConfirmation, {
    unitOfWork: UNIT_OF_WORK,
    writer: REFERRAL_WRITER,
    jobs: JOBS,
    languages: WORKER_LANGUAGES,
    confirmed: CONFIRMED_REFERRAL_WRITER,
    links: CONFIRMATION_LINKS,
    rejectReferral: REJECT_REFERRAL,
    clock: CLOCK,
  });
}

function bindMoving(bind: Bind): void {
  construct(bind, HIRE_WORKER, HireWorker, {
    unitOfWork: UNIT_OF_WORK,
    writer: REFERRAL_WRITER,
    offers: OFFERS,
    askWorker: ASK_WORKER,
    firstDays: FIRST_DAYS,
    billing: BILLING,
    clock: CLOCK,
  });
  construct(bind, QUOTE_HIRE, QuoteHire, {
    unitOfWork: UNIT_OF_WORK,
    referrals: REFERRAL_FACTS,
    offers: OFFERS,
    writer: REFERRAL_WRITER,
    billing: BILLING,
  });
  construct(bind, COMPLETE_REFERRAL, CompleteReferral, {
    unitOfWork: UNIT_OF_WORK,
    writer: REFERRAL_WRITER,
    offers: OFFERS,
    facts: REFERRAL_FACTS,
    localDays: LOCAL_DAYS,
    clock: CLOCK,
  });
  construct(bind, WAYS_OUT, WaysOut, { checks: CHECKS, accounts: ACCOUNT_READER, clock: CLOCK });
  construct(bind, REJECT_REFERRAL, RejectReferral, {
    writer: REFERRAL_WRITER,
    offers: OFFERS,
    waysOut: WAYS_OUT,
    employment: EMPLOYMENT_CHECKS,
    billing: BILLING,
  });
  construct(bind, PAY_BONUS, PayBonus, {
    unitOfWork: UNIT_OF_WORK,
    writer: REFERRAL_WRITER,
    billing: BILLING,
  });
  construct(bind, CHANGE_STATUS, ChangeStatus, {
    unitOfWork: UNIT_OF_WORK,
    writer: REFERRAL_WRITER,
    offers: OFFERS,
    billing: BILLING,
    hireWorker: HIRE_WORKER,
    completeReferral: COMPLETE_REFERRAL,
    rejectReferral: REJECT_REFERRAL,
    schedule: SCHEDULE_INTERVIEW,
    texts: INTERVIEW_TEXTS,
    clock: CLOCK,
  });
  construct(bind, ROLL_BACK, RollBack, {
    unitOfWork: UNIT_OF_WORK,
    writer: REFERRAL_WRITER,
    offers: OFFERS,
    rewards: REWARDS,
    employment: EMPLOYMENT_CHECKS,
    waysOut: WAYS_OUT,
    billing: BILLING,
    hireWorker: HIRE_WORKER,
    clock: CLOCK,
  });
}
