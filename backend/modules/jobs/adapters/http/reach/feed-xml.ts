import { escapeHtml } from '#platform/pages/escape-html.ts';
import { withoutTurns } from '#platform/text/direction-marks.ts';
import type { PublicJob } from '#modules/jobs/application/reach/public-jobs.ts';
import { employmentType, placeParts, postingDescription } from '../../pages/job-posting.ts';

/** The words that job boards use. */
const TYPES: Readonly<Record<string, string>> = {
  FULL_TIME: 'fulltime',
  PART_TIME: 'parttime',
  CONTRACTOR: 'contract',
  TEMPORARY: 'temporary',
};

export function feedHead(publicUrl: string, changedAt: Date): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<source>
<publisher>Crewvine</publisher>
<publisherurl>${escapeHtml(publicUrl)}</publisherurl>
<lastBuildDate>${changedAt.toUTCString()}</lastBuildDate>
`;
}

export const FEED_FOOT = '</source>\n';

/** One `job` of the XML feed that Indeed defined and other job boards read, too. */
export function feedJob(job: PublicJob, publicUrl: string): string {
  const { town, state, zip } = placeParts(job.location);
  const type = TYPES[employmentType(job.schedule)];
  const fields: readonly (readonly [string, string | null | undefined])[] = [
    ['title', job.title],
    ['date', new Date(job.createdAt).toUTCString()],
    ['expirationdate', job.onlineUntil && new Date(job.onlineUntil).toUTCString()],
    ['referencenumber', job.id],
    ['requisitionid', job.id],
    ['url', `${publicUrl}/job/${job.id}?utm_source=feed`],
    ['company', job.company],
    ['city', town],
    ['state', state],
    ['country', 'US'],
    ['postalcode', zip],
    ['description', postingDescription(job)],
    ['salary', job.payRate],
    ['jobtype', type],
    ['category', job.category],
  ];
  const written = fields.flatMap(([name, value]) => (value ? [`<${name}>${quoted(value)}</${name}>`] : []));
  return `<job>\n${written.join('\n')}\n</job>\n`;
}

/** CDATA, which job boards expect; a text that would end it is split in two. */
function quoted(text: string): string {
  const plain = withoutTurns(text.toWellFormed());
  // oxlint-disable-next-line no-control-regex -- XML may not hold them
  const writable = plain.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return `<![CDATA[${writable.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
