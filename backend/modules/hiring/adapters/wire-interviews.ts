import { AnswerInterview } from '../application/interview/answer-interview.ts';
import { EndInterview } from '../application/interview/end-interview.ts';
import { InterviewTexts } from '../application/interview/interview-texts.ts';
import { RemindOfInterviews } from '../application/interview/remind-of-interviews.ts';
import { ScheduleInterview } from '../application/interview/schedule-interview.ts';
import type { HiringBase } from './hiring-base.ts';
import type { HiringOutside } from './hiring-outside.ts';
import { interviewRoutes } from './http/interview/interview.routes.ts';
import { SqlInterviews } from './persistence/interview/sql-interviews.ts';

/** Interviews: their times, the worker's answers, and reminders. */
export function wireInterviews(outside: HiringOutside, base: HiringBase) {
  const { platform, jobs, notifier, liveUpdates: live } = outside;
  const { sql, unitOfWork, clock, linkSecrets: secrets, localDays } = platform;
  const { publicUrl } = platform.settings;
  const { writer, languages, presented } = base;

  const interviews = new SqlInterviews(sql);
  const texts = new InterviewTexts({ notifier, jobs, languages, secrets, publicUrl });
  const schedule = new ScheduleInterview({ unitOfWork, writer, interviews, texts, jobs, localDays, clock });
  const answers = new AnswerInterview({
    unitOfWork,
    interviews,
    writer,
    texts,
    jobs,
    languages,
    notifier,
    live,
    clock,
  });

  return {
    schedule,
    texts,
    endInterview: new EndInterview({ interviews, writer, texts, clock }),
    routes: interviewRoutes({ schedule, answers, reading: presented, publicUrl }),
    dueWork: [new RemindOfInterviews({ unitOfWork, interviews, writer, texts, clock })],
  };
}

export type Interviews = ReturnType<typeof wireInterviews>;
