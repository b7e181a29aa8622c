/** What a rate of pay is for. */
export const PAY_TYPES = ['hourly', 'salary', 'daily', 'project'] as const;
export type PayType = (typeof PAY_TYPES)[number];
