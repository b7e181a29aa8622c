export const REFERRAL = ['referralId', 'jobId', 'workerName', 'jobTitle'] as const;

export const PAYMENT = ['paymentId', 'amount'] as const;

export const toEmployer = {
  category: 'referralUpdates',
  place: '/employer-dashboard',
  facts: REFERRAL,
} as const;

export const money = {
  category: null,
  place: '/employer-dashboard',
  icon: 'payment',
  facts: PAYMENT,
} as const;

export const decided = {
  category: null,
  required: 'decisions',
  place: '/my-moderation',
  icon: 'bell',
} as const;
