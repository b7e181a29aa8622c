import { token } from '#platform/container/token.ts';
import type { AnswerByLink } from '../application/answer-by-link.ts';
import type { EverifyCaseRepository, I9SettingsStore } from '../application/everify/ports.ts';
import type { FormAccess } from '../application/form-access.ts';
import type { I9Pages } from '../application/i9-page.ts';
import type { KeepForm } from '../application/keep-form.ts';
import type { LinkDispatch } from '../application/link-dispatch.ts';
import type { ListForms } from '../application/list-forms.ts';
import type { NotifyI9Parties } from '../application/notify-i9-parties.ts';
import type {
  I9FormRepository,
  I9LinkRepository,
  I9Links,
  I9Reader,
  I9Trail,
  JobZones,
} from '../application/ports.ts';
import type { PrintForms } from '../application/print-forms.ts';
import type { ReadForm } from '../application/read-form.ts';
import type { I9Reviews } from '../application/review/ports.ts';
import type { Section1Calls } from '../application/section1.ts';
import type { Section2Calls } from '../application/section2.ts';
import type { SyncForms } from '../application/sync-forms.ts';
import type { SqlI9Copies } from './persistence/sql-i9-copies.ts';
import type { SqlI9Entries } from './persistence/sql-i9-entries.ts';

export const FORMS = token<I9FormRepository>('eligibility.forms');
export const ENTRIES = token<SqlI9Entries>('eligibility.entries');
export const LINK_ROWS = token<I9LinkRepository>('eligibility.link-rows');
export const LINKS = token<I9Links>('eligibility.links');
export const READER = token<I9Reader>('eligibility.reader');
export const TRAIL = token<I9Trail>('eligibility.trail');
export const ZONES = token<JobZones>('eligibility.zones');
export const PEOPLE = token<NotifyI9Parties>('eligibility.people');
export const DISPATCH = token<LinkDispatch>('eligibility.dispatch');
export const CASES = token<EverifyCaseRepository>('eligibility.cases');
export const COPIES = token<SqlI9Copies>('eligibility.copies');
export const REVIEWS = token<I9Reviews>('eligibility.reviews');
export const I9_SETTINGS = token<I9SettingsStore>('eligibility.settings');
export const BY_LINK = token<AnswerByLink>('eligibility.by-link');
export const ACCESS = token<FormAccess>('eligibility.access');
export const SYNC_FORMS = token<SyncForms>('eligibility.sync-forms');
export const SECTION1 = token<Section1Calls>('eligibility.section1');
export const SECTION2 = token<Section2Calls>('eligibility.section2');
export const KEEP_FORM = token<KeepForm>('eligibility.keep-form');
export const READ_FORM = token<ReadForm>('eligibility.read-form');
export const LIST_FORMS = token<ListForms>('eligibility.list-forms');
export const PRINT_FORMS = token<PrintForms>('eligibility.print-forms');
export const PAGES = token<I9Pages>('eligibility.pages');
