import type account from './en/account.json';
import type backgroundCheck from './en/background-check.json';
import type checks from './en/checks.json';
import type referenceCheck from './en/reference-check.json';
import type addReferrer from './en/add-referrer.json';
import type admin from './en/admin.json';
import type claimPayout from './en/claim-payout.json';
import type benefits from './en/benefits.json';
import type common from './en/common.json';
import type composer from './en/composer.json';
import type confirmReferral from './en/confirm-referral.json';
import type crew from './en/crew.json';
import type detectLocation from './en/detect-location.json';
import type devOutbox from './en/dev-outbox.json';
import type devUi from './en/dev-ui.json';
import type employer from './en/employer.json';
import type referralManagement from './en/referral-management.json';
import type gate from './en/gate.json';
import type jobSearch from './en/job-search.json';
import type jobs from './en/jobs.json';
import type join from './en/join.json';
import type landing from './en/landing.json';
import type leaderboard from './en/leaderboard.json';
import type legal from './en/legal.json';
import type linkStats from './en/link-stats.json';
import type myReferrals from './en/my-referrals.json';
import type notifications from './en/notifications.json';
import type notificationPreferences from './en/notification-preferences.json';
import type offer from './en/offer.json';
import type onboarding from './en/onboarding.json';
import type payment from './en/payment.json';
import type picture from './en/picture.json';
import type postJob from './en/post-job.json';
import type profile from './en/profile.json';
import type referWorker from './en/refer-worker.json';
import type referral from './en/referral.json';
import type referrerDashboard from './en/referrer-dashboard.json';
import type reward from './en/reward.json';
import type role from './en/role.json';
import type placeholder from './en/placeholder.json';
import type share from './en/share.json';
import type shell from './en/shell.json';
import type signOffer from './en/sign-offer.json';
import type unsubscribe from './en/unsubscribe.json';
import type waitlist from './en/waitlist.json';
import type worker from './en/worker.json';
import type workerDashboard from './en/worker-dashboard.json';

/** The English catalog, a file a feature area: its keys are the type of every `t(…)`. */
export interface Catalog {
  account: typeof account;
  'background-check': typeof backgroundCheck;
  checks: typeof checks;
  'reference-check': typeof referenceCheck;
  'add-referrer': typeof addReferrer;
  admin: typeof admin;
  'claim-payout': typeof claimPayout;
  benefits: typeof benefits;
  common: typeof common;
  composer: typeof composer;
  'confirm-referral': typeof confirmReferral;
  crew: typeof crew;
  'detect-location': typeof detectLocation;
  'dev-outbox': typeof devOutbox;
  'dev-ui': typeof devUi;
  employer: typeof employer;
  'referral-management': typeof referralManagement;
  gate: typeof gate;
  'job-search': typeof jobSearch;
  jobs: typeof jobs;
  join: typeof join;
  landing: typeof landing;
  leaderboard: typeof leaderboard;
  legal: typeof legal;
  'link-stats': typeof linkStats;
  'my-referrals': typeof myReferrals;
  notifications: typeof notifications;
  'notification-preferences': typeof notificationPreferences;
  offer: typeof offer;
  onboarding: typeof onboarding;
  payment: typeof payment;
  picture: typeof picture;
  'post-job': typeof postJob;
  profile: typeof profile;
  'refer-worker': typeof referWorker;
  referral: typeof referral;
  'referrer-dashboard': typeof referrerDashboard;
  reward: typeof reward;
  role: typeof role;
  placeholder: typeof placeholder;
  share: typeof share;
  shell: typeof shell;
  'sign-offer': typeof signOffer;
  unsubscribe: typeof unsubscribe;
  waitlist: typeof waitlist;
  worker: typeof worker;
  'worker-dashboard': typeof workerDashboard;
}

export type Namespace = keyof Catalog;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Catalog;
  }
}
