import type { MessageTemplates } from './message-templates.ts';

/** What stands around the words of an email, in English. */
export const enMail: MessageTemplates['mail'] = {
  places: {
    '/dashboard': 'Open my dashboard',
    '/employer-dashboard': 'Open my dashboard',
    '/employer/i9': 'Open the form',
    '/rate': 'Rate now',
    '/ratings': 'See your ratings',
    '/employer/plans': 'See my plan',
    '/employer/services': 'See your services',
    '/earnings': 'See my earnings',
    '/my-referrals': 'See my referrals',
    '/my-applications': 'See my applications',
    '/jobs': 'See the jobs',
    '/job': 'Post the job again',
    '/my-moderation': 'See the decision',
    '/community': 'Open the board',
    '/events': 'See the event',
    '/forum': 'Open the discussion',
  },
  categories: {
    newJobs: 'new jobs',
    referralUpdates: 'your referrals',
    offers: 'offers',
    payouts: 'payouts',
    community: 'the community',
    marketing: 'news from Crewvine',
  },
  footer: "You're getting this because emails about {category} are on.",
  required: 'We always send this one: it concerns your money or your account.',
  settings: 'Choose what we tell you',
  unsubscribe: 'Stop emails about {category}',
  digest: {
    one: '1 update for you',
    many: '{count} updates for you',
    message: "Here's what happened since your last summary.",
    more: 'The {count} oldest are in your inbox.',
    action: 'Open my inbox',
    footer: "You're getting one summary instead of single emails.",
    unsubscribe: 'Stop these emails',
  },
};
