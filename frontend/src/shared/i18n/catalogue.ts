import type common from './en/common.json';
import type devUi from './en/dev-ui.json';
import type shell from './en/shell.json';

/** The English catalogue, a file a feature area: its keys are the type of every `t(…)`. */
export interface Catalogue {
  common: typeof common;
  'dev-ui': typeof devUi;
  shell: typeof shell;
}

export type Namespace = keyof Catalogue;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Catalogue;
  }
}
