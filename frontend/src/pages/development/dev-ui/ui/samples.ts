import type { TimelineItem, Tone } from '#shared/ui/index.ts';

export interface SampleReferral {
  readonly name: string;
  readonly job: string;
  readonly status: string;
  readonly tone: Tone;
  readonly date: string;
  readonly bonus: string;
}

export const REFERRALS: readonly SampleReferral[] = [
  {
    name: 'Carlos Mendoza',
    job: 'Journeyman Electrician',
    status: 'Hired',
    tone: 'success',
    date: '2026-01-14',
    bonus: '500.00',
  },
  {
    name: 'Dana Whitfield',
    job: 'Framing Carpenter',
    status: 'Interviewing',
    tone: 'info',
    date: '2026-01-21',
    bonus: '350.00',
  },
  {
    name: 'Luis Ortega',
    job: 'Concrete Finisher',
    status: 'Rejected',
    tone: 'danger',
    date: '2026-01-22',
    bonus: '1250.50',
  },
];

export const TIMELINE: readonly TimelineItem[] = [
  { key: 'submitted', state: 'done', title: 'Referred by you', when: 'Jan 14' },
  {
    key: 'contacted',
    state: 'done',
    title: 'Contacted',
    when: 'Jan 15',
    detail: 'Hill Country Electric called.',
  },
  {
    key: 'offer',
    state: 'current',
    title: 'Offer sent',
    when: 'Jan 20',
    detail: 'Carlos has until Jan 27 to sign.',
  },
  { key: 'hired', state: 'next', title: 'Hired', detail: '$125 comes 30 days later, $375 after 60.' },
];
