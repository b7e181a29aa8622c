import { token } from '#platform/container/token.ts';
import type { AppealStore } from '../application/appeals/appeal-store.ts';
import type { BlockList } from '../application/blocks/block-list.ts';
import type { CaseQueries } from '../application/cases/case-queries.ts';
import type { CaseStore } from '../application/cases/case-store.ts';
import type { OpenCases } from '../application/cases/open-cases.ts';
import type { ContentReports } from '../application/content-reports.ts';
import type { ReportedContents } from '../application/content/reported-content.ts';
import type { ReportStore } from '../application/reports/report-store.ts';
import type { ActionLog } from '../application/sanctions/action-log.ts';
import type { SanctionPerson } from '../application/sanctions/sanction-person.ts';
import type { TrustReader } from '../application/trust/trust-reader.ts';
import type { FlagText } from '../application/writing/flag-text.ts';
import type { SpamSignals } from '../application/writing/spam-signals.ts';
import type { WritingLog } from '../application/writing/writing-log.ts';

/** For other contexts. */
export const CONTENT_REPORTS = token<ContentReports>('moderation.content-reports');

export const BLOCK_LIST = token<BlockList>('moderation.block-list');
export const TRUST_READER = token<TrustReader>('moderation.trust-reader');
export const FLAG_TEXT = token<FlagText>('moderation.flag-text');
export const SPAM_SIGNALS = token<SpamSignals>('moderation.spam-signals');
export const WRITING_LOG = token<WritingLog>('moderation.writing-log');
export const REPORTED_CONTENTS = token<ReportedContents>('moderation.reported-contents');
export const REPORT_STORE = token<ReportStore>('moderation.report-store');
export const CASE_STORE = token<CaseStore>('moderation.case-store');
export const OPEN_CASES = token<OpenCases>('moderation.open-cases');
export const CASE_QUERIES = token<CaseQueries>('moderation.case-queries');
export const ACTION_LOG = token<ActionLog>('moderation.action-log');
export const APPEAL_STORE = token<AppealStore>('moderation.appeal-store');
export const SANCTION_PERSON = token<SanctionPerson>('moderation.sanction-person');
