import type common from './en/common.json';
import type devUi from './en/dev-ui.json';
import type employer from './en/employer.json';
import type offer from './en/offer.json';
import type payment from './en/payment.json';
import type postJob from './en/post-job.json';
import type referral from './en/referral.json';
import type shell from './en/shell.json';

/** The English catalogue, a file a feature area: its keys are the type of every `t(…)`. */
export interface Catalogue {
  common: typeof common;
  'dev-ui': typeof devUi;
  employer: typeof employer;
  offer: typeof offer;
  payment: typeof payment;
  'post-job': typeof postJob;
  referral: typeof referral;
  shell: typeof shell;
}

export type Namespace = keyof Catalogue;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Catalogue;
  }
}
