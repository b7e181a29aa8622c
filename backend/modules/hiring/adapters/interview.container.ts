import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import {
  CLOCK,
  DUE_WORK,
  EVENT_CONSUMERS,
  LINK_SECRETS,
  LOCAL_DAYS,
  ROUTES,
  SETTINGS,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { ACCOUNT_READER } from '#modules/identity/index.ts';
import { JOBS } from '#modules/jobs/index.ts';
import { LIVE_UPDATES, NOTIFIER } from '#modules/notifications/index.ts';
import { AnswerInterview } from '../application/interview/answer-interview.ts';
import { EndInterview } from '../application/interview/end-interview.ts';
import type { InterviewStore } from '../application/interview/interview-store.ts';
import { InterviewTexts } from '../application/interview/interview-texts.ts';
import { RemindOfInterviews } from '../application/interview/remind-of-interviews.ts';
import { ScheduleInterview } from '../application/interview/schedule-interview.ts';
import {
  INTERVIEW_TEXTS,
  PRESENTED_REFERRALS,
  REFERRAL_WRITER,
  SCHEDULE_INTERVIEW,
  WORKER_LANGUAGES,
} from './hiring.tokens.ts';
import { interviewRoutes } from './http/interview/interview.routes.ts';
import { SqlInterviews } from './persistence/interview/sql-interviews.ts';
import { endInterviewsConsumer } from './queue/end-interviews-consumer.ts';

const INTERVIEWS = token<InterviewStore>('hiring.interviews');
const ANSWER_INTERVIEW = token<AnswerInterview>('hiring.answer-interview');
const END_INTERVIEW = token<EndInterview>('hiring.end-interview');

export const interviewContainer = new ContainerModule(({ bind }) => {
  construct(bind, INTERVIEWS, SqlInterviews, [SQL]);
  provide(
    bind,
    INTERVIEW_TEXTS,
    (notifier, jobs, languages, secrets, { publicUrl }) =>
      new InterviewTexts({ notifier, jobs, languages, secrets, publicUrl }),
    [NOTIFIER, JOBS, WORKER_LANGUAGES, LINK_SECRETS, SETTINGS],
  );
  construct(bind, SCHEDULE_INTERVIEW, ScheduleInterview, {
    unitOfWork: UNIT_OF_WORK,
    writer: REFERRAL_WRITER,
    interviews: INTERVIEWS,
    texts: INTERVIEW_TEXTS,
    jobs: JOBS,
    localDays: LOCAL_DAYS,
    clock: CLOCK,
  });
  construct(bind, ANSWER_INTERVIEW, AnswerInterview, {
    unitOfWork: UNIT_OF_WORK,
    interviews: INTERVIEWS,
    writer: REFERRAL_WRITER,
    texts: INTERVIEW_TEXTS,
    jobs: JOBS,
    accounts: ACCOUNT_READER,
    languages: WORKER_LANGUAGES,
    notifier: NOTIFIER,
    live: LIVE_UPDATES,
    clock: CLOCK,
  });
  construct(bind, END_INTERVIEW, EndInterview, {
    interviews: INTERVIEWS,
    writer: REFERRAL_WRITER,
    texts: INTERVIEW_TEXTS,
    clock: CLOCK,
  });
  construct(bind, DUE_WORK, RemindOfInterviews, {
    unitOfWork: UNIT_OF_WORK,
    interviews: INTERVIEWS,
    writer: REFERRAL_WRITER,
    texts: INTERVIEW_TEXTS,
    clock: CLOCK,
  });
  provide(bind, EVENT_CONSUMERS, endInterviewsConsumer, [END_INTERVIEW]);
  provide(
    bind,
    ROUTES,
    (schedule, answers, reading, { publicUrl }) => interviewRoutes({ schedule, answers, reading, publicUrl }),
    [SCHEDULE_INTERVIEW, ANSWER_INTERVIEW, PRESENTED_REFERRALS, SETTINGS],
  );
});
