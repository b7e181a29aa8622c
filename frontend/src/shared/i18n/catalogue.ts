import type claimPayout from './en/claim-payout.json';
import type common from './en/common.json';
import type confirmReferral from './en/confirm-referral.json';
import type devOutbox from './en/dev-outbox.json';
import type devUi from './en/dev-ui.json';
import type employer from './en/employer.json';
import type myReferrals from './en/my-referrals.json';
import type notifications from './en/notifications.json';
import type offer from './en/offer.json';
import type payment from './en/payment.json';
import type postJob from './en/post-job.json';
import type referWorker from './en/refer-worker.json';
import type referral from './en/referral.json';
import type referrerDashboard from './en/referrer-dashboard.json';
import type reward from './en/reward.json';
import type shell from './en/shell.json';
import type signOffer from './en/sign-offer.json';

/** The English catalogue, a file a feature area: its keys are the type of every `t(…)`. */
export interface Catalogue {
  'claim-payout': typeof claimPayout;
  common: typeof common;
  'confirm-referral': typeof confirmReferral;
  'dev-outbox': typeof devOutbox;
  'dev-ui': typeof devUi;
  employer: typeof employer;
  'my-referrals': typeof myReferrals;
  notifications: typeof notifications;
  offer: typeof offer;
  payment: typeof payment;
  'post-job': typeof postJob;
  'refer-worker': typeof referWorker;
  referral: typeof referral;
  'referrer-dashboard': typeof referrerDashboard;
  reward: typeof reward;
  shell: typeof shell;
  'sign-offer': typeof signOffer;
}

export type Namespace = keyof Catalogue;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Catalogue;
  }
}
