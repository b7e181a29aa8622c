import { describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { CardDrawer } from '#platform/pages/cards/card-drawer.ts';
import { headHtml } from '#platform/pages/page-head.ts';
import { IcalWriter } from '#modules/community/adapters/calendar/ical-writer.ts';
import { firstDayCalendar } from '#modules/hiring/adapters/calendar/first-day-calendar.ts';
import { interviewCalendar } from '#modules/hiring/adapters/calendar/interview-calendar.ts';
import { feedHead, feedJob, FEED_FOOT } from '#modules/jobs/adapters/http/reach/feed-xml.ts';
import { jobCard } from '#modules/jobs/adapters/pages/job-card.ts';
import { jobPosting } from '#modules/jobs/adapters/pages/job-posting.ts';
import type { PublicJob } from '#modules/jobs/application/reach/public-jobs.ts';
import { freeText } from '#modules/jobs/testing/field-cases.ts';
import { sampleJobText } from '#modules/jobs/testing/sample-job.ts';
import { DIRECTION_MARKS, HOSTILE_TEXTS } from '#testing/hostile/hostile-texts.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const AT = '2026-11-20T12:00:00.000Z';
const ORIGIN = 'https://crewvine.test';
const TEXTS = Object.entries(HOSTILE_TEXTS);

const unturned = (words: string): string => words.replaceAll(new RegExp(DIRECTION_MARKS, 'gu'), '');

const jobOf = (words: string): PublicJob => ({
  ...sampleJobText({ ...freeText(words), category: words }),
  id: asId<'job'>(ID),
  pay: null,
  createdAt: AT,
  updatedAt: AT,
  onlineUntil: null,
  state: 'open',
});

describe('hostile input in the feed for job boards', () => {
  const FIELDS =
    /^<\/?(?:\?xml|source|publisher|publisherurl|lastBuildDate|job|title|date|expirationdate|referencenumber|requisitionid|url|company|city|state|country|postalcode|description|salary|jobtype|category)\b/;

  it.each(TEXTS)('hostile input remains text of its field in the feed: %s', (_kind, words) => {
    const feed = `${feedHead(ORIGIN, new Date(AT))}${feedJob(jobOf(words), ORIGIN)}${FEED_FOOT}`;
    const frame = feed.replaceAll(/<!\[CDATA\[[^]*?\]\]>/g, '');
    expect(frame).not.toMatch(/evil|alert|CDATA/);
    for (const [tag] of frame.matchAll(/<[^>]*>/g)) expect(tag).toMatch(FIELDS);
    // oxlint-disable-next-line no-control-regex -- XML may not hold them
    expect(feed).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
    expect(feed.isWellFormed()).toBe(true);
    expect(feed).not.toMatch(DIRECTION_MARKS);
  });
});

describe('hostile input in the head of a page', () => {
  const DATA = /<script type="application\/ld\+json" nonce="n">([^]*?)<\/script>/g;
  const TAG = String.raw`<title>[^<]*</title>|<(?:meta|link)(?: [a-z:-]+="[^"<>]*")+ />`;
  const HEAD = new RegExp(String.raw`^(?:\s*(?:${TAG}))+\s*$`);

  it.each(TEXTS)('hostile input remains a value in the head, never a tag or a script: %s', (_kind, words) => {
    const job = jobOf(words);
    const head = { title: words, description: words, path: '/job/1', data: [jobPosting(job, ORIGIN)] };
    const picture = { path: '/og/job/1.png', alt: words };
    const html = headHtml({ ...head, picture }, { language: 'en', publicUrl: ORIGIN, picture, nonce: 'n' });
    const told = [...html.matchAll(DATA)].map(([, text = '']) => JSON.parse(text) as { title: string });
    expect(told.map(({ title }) => title)).toEqual([unturned(words)]);
    expect(html).not.toMatch(DIRECTION_MARKS);
    expect(html.replaceAll(DATA, '')).toMatch(HEAD);
  });
});

describe('hostile input in the picture of a link', () => {
  const PNG = [0x89, 0x50, 0x4e, 0x47];
  const drawer = new CardDrawer();

  it.each(TEXTS)('hostile input does not change the size of the picture: %s', async (_kind, words) => {
    const picture = Buffer.from(await drawer.draw(jobCard(jobOf(words), 'en')));
    expect([...picture.subarray(0, 4)]).toEqual(PNG);
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});

describe('hostile input in a calendar', () => {
  const at = new Date(AT);
  const event = (words: string): string =>
    new IcalWriter(ORIGIN).write(words, [
      {
        id: asId<'event'>(ID),
        title: words,
        description: words,
        startAt: at,
        endAt: at,
        timeZone: 'America/Chicago',
        place: words,
        onlineUrl: null,
        sequence: 1,
        isCanceled: false,
        changedAt: at,
      },
    ]);
  const interview = (words: string): string => {
    const facts = {
      id: ID,
      at,
      timeZone: 'America/Chicago',
      place: words,
      note: words,
      status: 'open',
      updatedAt: at,
    };
    const opened = { interview: { facts }, job: { title: words, company: words } };
    return interviewCalendar(
      opened as unknown as Parameters<typeof interviewCalendar>[0],
      `${ORIGIN}/interview/1`,
    );
  };
  const firstDay = (words: string): string => {
    const opened = {
      referral: { id: ID },
      job: { title: words, company: words },
      day: '2026-11-20',
      place: words,
      state: 'signed',
      workerLanguage: 'en',
      firstDay: { facts: { contactName: words, contactPhone: null, updatedAt: at } },
    };
    type Opened = Parameters<typeof firstDayCalendar>[0];
    return firstDayCalendar(opened as unknown as Opened, '2026-11-20', `${ORIGIN}/first-day/1`);
  };
  /** The allowed lines of a calendar; any other line comes from user input. */
  const LINE =
    /^(?:BEGIN|END|VERSION|PRODID|METHOD|NAME|X-WR-CALNAME|TIMEZONE-ID|X-WR-TIMEZONE|UID|SEQUENCE|DTSTAMP|DTSTART|DTEND|SUMMARY|LOCATION|DESCRIPTION|URL|STATUS|LAST-MODIFIED|TZID|TZOFFSETFROM|TZOFFSETTO|TZNAME|RRULE|X-LIC-LOCATION|X-MICROSOFT-[A-Z-]+|X-MOZILLA-[A-Z-]+|CREATED|TRANSP)[;:]/;

  it.each(
    TEXTS.flatMap(([kind, words]) =>
      [event, interview, firstDay].map((write) => [write.name, kind, words, write] as const),
    ),
  )('hostile input remains text of its line in a calendar: %s, %s', (_name, _kind, words, write) => {
    const file = write(words);
    expect(file).toMatch(/END:VCALENDAR\r\n$/);
    expect(file.replaceAll(/\r\n|\t/g, '')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    const lines = file
      .replaceAll(/\r\n[ \t]/g, '')
      .split('\r\n')
      .filter(Boolean);
    for (const line of lines) expect(line).toMatch(LINE);
    expect(lines.join('')).not.toMatch(DIRECTION_MARKS);
    expect(lines.filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(1);
  });
});
