import { token } from '#platform/container/token.ts';
import type { AnswerConsent } from '../application/consent/answer-consent.ts';
import type { AnswerNotice } from '../application/answer-notice.ts';
import type { AnswerReference } from '../application/answer-reference.ts';
import type { BackgroundCheckProvider } from '../application/background-check-provider.ts';
import type { CertificationCheck, CertifyEmployer } from '../application/certification/certify-employer.ts';
import type { AgreedTexts, Certifications } from '../application/certification/ports.ts';
import type { CancelCheck } from '../application/cancel-check.ts';
import type { CheckLifecycle } from '../application/check-lifecycle.ts';
import type { ChecksReader } from '../application/checks-reader.ts';
import type { ConsentDispatch } from '../application/consent/consent-dispatch.ts';
import type { EndAdverseAction } from '../application/end-adverse-action.ts';
import type { TrackCheck } from '../application/track-check.ts';
import type {
  AdverseActionRepository,
  BackgroundCheckRepository,
  CheckLinks,
  CheckLog,
  ConsentLinkRepository,
  ReferenceCheckRepository,
} from '../application/ports.ts';
import type { ReadReferences } from '../application/read-references.ts';
import type { ReferenceRequests } from '../application/reference-requests.ts';
import type { ReissueConsentLink } from '../application/consent/reissue-consent-link.ts';
import type { RequestCheck } from '../application/request-check.ts';
import type { SendConsentCode } from '../application/consent/send-consent-code.ts';
import type { PrintPaperForm } from '../application/consent/print-paper-form.ts';
import type { ReadCheck } from '../application/read-check.ts';
import type { StartAdverseAction } from '../application/start-adverse-action.ts';
import type { OpenReport } from '../application/report/open-report.ts';
import type { SqlNoticeReports } from './persistence/sql-notice-reports.ts';
import type { SyncChecks } from '../application/sync-checks.ts';
import type { NotifyCheckParties } from '../application/notify-check-parties.ts';

export const BACKGROUND_CHECKS = token<BackgroundCheckRepository>('checks.checks');
export const CONSENTS = token<ConsentLinkRepository>('checks.consents');
export const ACTIONS = token<AdverseActionRepository>('checks.actions');
export const REFERENCE_CHECKS = token<ReferenceCheckRepository>('checks.references');
export const READER = token<ChecksReader>('checks.reader');
export const CHECK_LOG = token<CheckLog>('checks.log');
export const LINKS = token<CheckLinks>('checks.links');
export const PROVIDER = token<BackgroundCheckProvider>('checks.provider');
export const PEOPLE = token<NotifyCheckParties>('checks.people');
export const DISPATCH = token<ConsentDispatch>('checks.dispatch');
export const CHECK_LIFECYCLE = token<CheckLifecycle>('checks.lifecycle');
export const CERTIFICATIONS = token<Certifications>('checks.certifications');
export const AGREED_TEXTS = token<AgreedTexts>('checks.agreed-texts');
export const CERTIFICATION_CHECK = token<CertificationCheck>('checks.certification-check');
export const CERTIFY = token<CertifyEmployer>('checks.certify');
export const REQUEST_CHECK = token<RequestCheck>('checks.request-check');
export const REISSUE_CONSENT_LINK = token<ReissueConsentLink>('checks.reissue-consent-link');
export const CANCEL_CHECK = token<CancelCheck>('checks.cancel-check');
export const PAPER_FORM = token<PrintPaperForm>('checks.paper-form');
export const READ_CHECK = token<ReadCheck>('checks.read-check');
export const ANSWER_CONSENT = token<AnswerConsent>('checks.answer-consent');
export const SEND_CONSENT_CODE = token<SendConsentCode>('checks.send-consent-code');
export const TRACK_CHECK = token<TrackCheck>('checks.track-check');
export const START_ACTION = token<StartAdverseAction>('checks.start-action');
export const END_ACTION = token<EndAdverseAction>('checks.end-action');
export const SYNC_CHECKS = token<SyncChecks>('checks.sync-checks');
export const OPEN_REPORT = token<OpenReport>('checks.open-report');
export const NOTICE_REPORTS = token<SqlNoticeReports>('checks.notice-reports');
export const ANSWER_NOTICE = token<AnswerNotice>('checks.answer-notice');
export const REFERENCE_REQUESTS = token<ReferenceRequests>('checks.reference-requests');
export const READ_REFERENCES = token<ReadReferences>('checks.read-references');
export const ANSWER_REFERENCE = token<AnswerReference>('checks.answer-reference');
