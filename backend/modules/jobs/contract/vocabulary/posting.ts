export const POSTING_TYPES = ['free', 'paid'] as const;
export type PostingType = (typeof POSTING_TYPES)[number];

export const JOB_PAYMENT_STATUSES = ['none', 'pending', 'paid', 'failed'] as const;
export type JobPaymentStatus = (typeof JOB_PAYMENT_STATUSES)[number];

/** The employer's acknowledgements (rules.md#acknowledgements). */
export const ACKNOWLEDGEMENT_KINDS = ['eeo', 'osha', 'wage_transparency', 'i9', 'ada'] as const;
export type AcknowledgementKind = (typeof ACKNOWLEDGEMENT_KINDS)[number];

export const JOB_SCHEDULES = ['full-time', 'part-time', 'contract', 'temporary'] as const;
export const JOB_PAY_TYPES = ['hourly', 'salary'] as const;
