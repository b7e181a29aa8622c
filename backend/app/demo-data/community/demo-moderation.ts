import type { DemoApi, DemoPerson } from '../demo-api.ts';
import type { PostedJob } from '../jobs/job-stories.ts';
import type { Timeline } from '../story/timeline.ts';

const DAY_MS = 86_400_000;
/** One lane for all reports, because people report the things that moderators decide on, in a fixed order. */
const LANE = 'moderation';

export interface ModerationCast {
  readonly moderator: DemoPerson;
  readonly people: readonly [DemoPerson, DemoPerson, DemoPerson];
  readonly jobs: readonly PostedJob[];
}

interface ModerationContext {
  readonly timeline: Timeline;
  readonly api: DemoApi;
  readonly now: Date;
}

type ReportId = () => string;

/**
 * A report in every state that a screen shows: open, taken by no moderator, withdrawn, dismissed, upheld, and
 * a warning that is appealed.
 */
export function planDemoModeration({ timeline, api, now }: ModerationContext, cast: ModerationCast): void {
  const { moderator, jobs } = cast;
  const [ana, bo, cy] = cast.people;
  const plan = (daysBefore: number, run: () => Promise<void>): void =>
    timeline.plan(new Date(now.getTime() - daysBefore * DAY_MS), LANE, run);
  const report = (
    daysBefore: number,
    by: DemoPerson,
    about: () => object,
    words: readonly [string, string],
  ): ReportId => {
    let id = '';
    plan(daysBefore, async () => {
      const [reason, description] = words;
      id = (await api.call('post', '/api/reports', { as: by, body: { ...about(), reason, description } })).id;
    });
    return () => id;
  };
  const decide = (daysBefore: number, of: ReportId, action: string, note: string): void =>
    plan(daysBefore, async () => {
      const body = { action, note };
      await api.call('post', `/api/admin/reports/${of()}/resolve`, { as: moderator, body });
    });
  const job = (index: number) => () => ({ contentType: 'job', contentId: jobs.at(index)?.id() });
  const person = (who: DemoPerson) => () => ({ contentType: 'user', contentId: who.id() });

  report(0.4, bo, job(0), ['misinformation', 'They told me on the phone that the pay is five dollars less.']);
  report(0.3, cy, job(0), ['other', 'The address in this post is an empty lot.']);
  report(0.2, ana, person(cy), ['harassment', 'Keeps calling my crew names in messages.']);
  const mistaken = report(3, cy, job(1), ['spam', 'I have seen this post three times this week.']);
  plan(2.9, async () => {
    await api.call('delete', `/api/reports/${mistaken()}`, { as: cy });
  });
  const nothing = report(8, ana, job(2), ['inappropriate', 'The photo of the site looks unsafe to me.']);
  decide(7.5, nothing, 'dismiss', 'We looked at this, and it doesn’t break our rules.');
  const rude = report(5, cy, person(bo), [
    'harassment',
    'Shouted at a worker I referred, in front of everyone.',
  ]);
  decide(4.5, rude, 'warn', 'Please talk to people the way you would want to be talked to on site.');
  plan(4, async () => {
    const [warning] = await api.call('get', '/api/my-moderation-actions', { as: bo });
    const body = { text: 'It was loud on site. I had to shout to be heard at all.' };
    await api.call('post', `/api/moderation-actions/${warning.id}/appeal`, { as: bo, body });
  });
  plan(12, async () => {
    const body = { kind: 'mute' };
    await api.call('post', `/api/users/${cy.id()}/block`, { as: ana, body });
  });
}
