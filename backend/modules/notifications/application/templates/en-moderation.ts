import type { MessageTemplates } from './message-templates.ts';

type OfModeration =
  | 'content_held'
  | 'content_hidden'
  | 'content_restored'
  | 'content_locked'
  | 'account_warned'
  | 'suspension_lifted'
  | 'appeal_granted'
  | 'appeal_denied'
  | 'report_upheld'
  | 'report_dismissed';

/** Notices of moderators' decisions. */
export const enModeration: Pick<MessageTemplates['notices'], OfModeration> = {
  content_held: {
    title: 'Hidden while we take a look',
    message: 'Several people reported "{excerpt}". It is hidden until a moderator has looked at it.',
  },
  content_hidden: {
    title: 'We hid something you wrote',
    message: 'We hid "{excerpt}": {reason} You can appeal once.',
  },
  content_restored: {
    title: 'Back on the site',
    message: '"{excerpt}" is on the site: {reason}',
  },
  content_locked: {
    title: 'Replies closed',
    message: 'We closed the replies to "{excerpt}": {reason} You can appeal once.',
  },
  account_warned: {
    title: 'A warning from our moderators',
    message: '{reason} You can appeal once.',
  },
  suspension_lifted: {
    title: 'Your account is open again',
    message: 'Welcome back. {reason}',
  },
  appeal_granted: {
    title: 'Your appeal was granted',
    message: 'We took our decision back: {reason}',
  },
  appeal_denied: {
    title: 'Your appeal was denied',
    message: 'Our decision stays: {reason}',
  },
  report_upheld: {
    title: 'Thanks for your report',
    message: 'A moderator looked at what you reported and took action.',
  },
  report_dismissed: {
    title: 'About your report',
    message: "A moderator looked at what you reported. It doesn't break our rules, so it stays.",
  },
};
