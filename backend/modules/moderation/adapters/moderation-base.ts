import { createHash } from 'node:crypto';
import { ReportedContents } from '../application/content/reported-content.ts';
import { FlagText } from '../application/writing/flag-text.ts';
import { ReportedJobs } from './content/reported-jobs.ts';
import { ReportedPeople } from './content/reported-people.ts';
import { ReportedRatings } from './content/reported-ratings.ts';
import type { ModerationOutside } from './moderation-outside.ts';
import { SqlCaseStore } from './persistence/cases/sql-case-store.ts';
import { SqlReportStore } from './persistence/reports/sql-report-store.ts';
import { SqlTrustReader } from './persistence/trust/sql-trust-reader.ts';
import { SqlWritingLog } from './persistence/writing/sql-writing-log.ts';
import { EmbeddedSpamSignals } from './signals/embedded-spam-signals.ts';

/** The parts that several subjects of moderation use. */
export function moderationBase({ platform, content, jobs, accounts, ratings }: ModerationOutside) {
  const { sql, clock } = platform;
  const writings = new SqlWritingLog(sql);
  const signals = new EmbeddedSpamSignals();

  return {
    contents: new ReportedContents(content, [
      new ReportedJobs(jobs),
      new ReportedPeople(accounts),
      new ReportedRatings(ratings),
    ]),
    cases: new SqlCaseStore(sql),
    reports: new SqlReportStore(sql),
    trust: new SqlTrustReader(sql),
    writings,
    flagText: new FlagText({ signals, log: writings, hash: sha256, clock }),
  };
}

export type ModerationBase = ReturnType<typeof moderationBase>;

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
