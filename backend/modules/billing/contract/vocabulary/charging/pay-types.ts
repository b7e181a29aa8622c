/** The unit of a rate of pay. */
export const PAY_TYPES = ['hourly', 'salary', 'daily', 'project'] as const;
export type PayType = (typeof PAY_TYPES)[number];
