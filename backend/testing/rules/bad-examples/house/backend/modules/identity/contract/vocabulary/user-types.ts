export const USER_TYPES = ['employer', 'worker'] as const;
