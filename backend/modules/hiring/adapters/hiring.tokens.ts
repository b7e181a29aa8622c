import { token } from '#platform/container/token.ts';
import type { AnswerConfirmation } from '../application/confirmation/answer-confirmation.ts';
import type { ChangeStatus } from '../application/referral/change-status.ts';
import type { CompleteReferral } from '../application/referral/complete-referral.ts';
import type { HireWorker } from '../application/referral/hire-worker.ts';
import type { QuoteHire } from '../application/referral/quote-hire.ts';
import type { Checks, EmploymentChecks, Hiring, Offers, Rewards } from '../application/hiring.ts';
import type { NotifyReferralParties } from '../application/referral/notify-referral-parties.ts';
import type { PayBonus } from '../application/referral/pay-bonus.ts';
import type { ReferralRepository } from '../application/ports.ts';
import type { ReadReferrals } from '../application/referral/read-referrals.ts';
import type { ReferralFactsReader } from '../application/referral/referral-facts-reader.ts';
import type { ReferralWriter } from '../application/referral/referral-writer.ts';
import type { ReferralFactory } from '../application/referral/referral-factory.ts';
import type { ReferralQueries } from '../application/referral/referral-queries.ts';
import type { RejectReferral } from '../application/referral/reject-referral.ts';
import type { RollBack } from '../application/referral/roll-back.ts';
import type { WaysOut } from '../application/referral/ways-out.ts';
import type { NudgeWorker } from '../application/confirmation/nudge-worker.ts';
import type { SendConfirmationCode } from '../application/confirmation/send-confirmation-code.ts';
import type { FirstDays } from '../application/first-day/first-days.ts';
import type { InterviewTexts } from '../application/interview/interview-texts.ts';
import type { ScheduleInterview } from '../application/interview/schedule-interview.ts';
import type { ReferByPhone } from '../application/referral/refer-by-phone.ts';
import type { SubmitCrew } from '../application/referral/submit-crew.ts';
import type { SubmitReferral } from '../application/referral/submit-referral.ts';
import type { AskWorker } from '../application/confirmation/ask-worker.ts';
import type { ConfirmedReferralWriter } from '../application/confirmation/confirmed-referral-writer.ts';
import type { ConfirmByCode } from '../application/confirmation/confirm-by-code.ts';
import type { ConfirmationLinks } from '../application/confirmation/confirmation-links.ts';
import type { WorkerLanguages } from '../application/confirmation/worker-languages.ts';
import type { PresentedReferrals } from './http/referral/presented-referrals.ts';
import type { ReferralPresenter } from './http/referral/referral-presenter.ts';

export const HIRING = token<Hiring>('hiring.facade');
/** Bound by offers. */
export const OFFERS = token<Offers>('hiring.offers');
/** Bound by checks. */
export const CHECKS = token<Checks>('hiring.checks');
/** Bound by eligibility. */
export const EMPLOYMENT_CHECKS = token<EmploymentChecks>('hiring.employment-checks');
/** Bound by rewards. */
export const REWARDS = token<Rewards>('hiring.rewards');

export const REFERRALS = token<ReferralRepository>('hiring.referrals');
export const REFERRAL_FACTS = token<ReferralFactsReader>('hiring.referral-facts');
export const REFERRAL_QUERIES = token<ReferralQueries>('hiring.referral-queries');
export const REFERRAL_PRESENTER = token<ReferralPresenter>('hiring.referral-presenter');
export const PRESENTED_REFERRALS = token<PresentedReferrals>('hiring.presented-referrals');
export const READ_REFERRALS = token<ReadReferrals>('hiring.read-referrals');
export const REFERRAL_WRITER = token<ReferralWriter>('hiring.referral-writer');
export const CONFIRMED_REFERRAL_WRITER = token<ConfirmedReferralWriter>('hiring.confirmed-referral-writer');
export const ASK_WORKER = token<AskWorker>('hiring.ask-worker');
export const REFERRAL_FACTORY = token<ReferralFactory>('hiring.referral-factory');
export const WAYS_OUT = token<WaysOut>('hiring.ways-out');
export const WORKER_LANGUAGES = token<WorkerLanguages>('hiring.worker-languages');
export const CONFIRMATION_LINKS = token<ConfirmationLinks>('hiring.confirmation-links');

export const SUBMIT_REFERRAL = token<SubmitReferral>('hiring.submit-referral');
export const SCHEDULE_INTERVIEW = token<ScheduleInterview>('hiring.schedule-interview');
export const FIRST_DAYS = token<FirstDays>('hiring.first-days');
export const INTERVIEW_TEXTS = token<InterviewTexts>('hiring.interview-texts');
export const REFER_BY_PHONE = token<ReferByPhone>('hiring.refer-by-phone');
export const SUBMIT_CREW = token<SubmitCrew>('hiring.submit-crew');
export const NUDGE_WORKER = token<NudgeWorker>('hiring.nudge-worker');
export const SEND_CONFIRMATION_CODE = token<SendConfirmationCode>('hiring.send-confirmation-code');
export const CONFIRM_BY_CODE = token<ConfirmByCode>('hiring.confirm-by-code');
export const ANSWER_CONFIRMATION = token<AnswerConfirmation>('hiring.answer-confirmation');
export const QUOTE_HIRE = token<QuoteHire>('hiring.quote-hire');
export const HIRE_WORKER = token<HireWorker>('hiring.hire-worker');
export const REJECT_REFERRAL = token<RejectReferral>('hiring.reject-referral');
export const COMPLETE_REFERRAL = token<CompleteReferral>('hiring.complete-referral');
export const CHANGE_STATUS = token<ChangeStatus>('hiring.change-status');
export const ROLL_BACK = token<RollBack>('hiring.roll-back');
export const PAY_BONUS = token<PayBonus>('hiring.pay-bonus');
export const NOTIFY_REFERRAL_PARTIES = token<NotifyReferralParties>('hiring.notify-referral-parties');
