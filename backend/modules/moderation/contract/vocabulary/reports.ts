export const REPORT_REASONS = ['spam', 'harassment', 'inappropriate', 'misinformation', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Kinds of things that can be reported. */
export const REPORT_TARGETS = ['post', 'reply', 'event', 'user', 'job', 'board', 'rating'] as const;
export type ReportTarget = (typeof REPORT_TARGETS)[number];

export const REPORT_STATUSES = ['open', 'upheld', 'dismissed', 'withdrawn'] as const;

/** The worst last. */
export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const REASON_REQUIRED = 'Please select a reason';
export const DETAILS_REQUIRED = 'Please provide more details (at least 10 characters)';
export const DETAILS_MIN = 10;
export const DETAILS_MAX = 2000;
