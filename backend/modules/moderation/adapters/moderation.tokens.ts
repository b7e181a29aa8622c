import { token } from '#platform/container/token.ts';
import type { ContentReports } from '../application/content-reports.ts';

export const CONTENT_REPORTS = token<ContentReports>('moderation.content-reports');
