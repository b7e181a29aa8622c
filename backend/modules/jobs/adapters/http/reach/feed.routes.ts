import { Readable } from 'node:stream';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { JobId } from '#kernel/ids.ts';
import type { JobFeed } from '#modules/jobs/application/reach/job-feed.ts';
import { FEED_FOOT, feedHead, feedJob } from './feed-xml.ts';

const AT_ONCE = 500;
const NEVER = '1970-01-01T00:00:00.000000Z';

/** All open jobs for job boards; an unchanged feed answers 304 (rules.md#job-feed). */
export function feedRoutes(feed: JobFeed, publicUrl: string): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/feeds/jobs.xml',
      access: 'public',
      summary: 'Get all open jobs as an XML feed for job boards',
      answers: { 200: 'raw', 304: null },
      handler: async ({ ctx }) => {
        const at = (await feed.changedAt()) ?? NEVER;
        const headers = {
          'Content-Type': 'text/xml; charset=utf-8',
          'Cache-Control': 'public, max-age=0, must-revalidate',
          ETag: `W/"${at}"`,
          'Last-Modified': new Date(at).toUTCString(),
        };
        ctx.set(headers);
        ctx.status = 200;
        if (ctx.fresh) return { status: 304, headers };
        return { status: 200, headers, body: Readable.from(written(feed, publicUrl, new Date(at))) };
      },
    }),
  ];
}

async function* written(feed: JobFeed, publicUrl: string, changedAt: Date): AsyncGenerator<string> {
  yield feedHead(publicUrl, changedAt);
  let last: JobId | null | undefined = null;
  while (last !== undefined) {
    const jobs = await feed.after(last, AT_ONCE);
    yield jobs.map((job) => feedJob(job, publicUrl)).join('');
    last = jobs.length < AT_ONCE ? undefined : jobs.at(-1)?.id;
  }
  yield FEED_FOOT;
}
