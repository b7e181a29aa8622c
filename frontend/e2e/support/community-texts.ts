import { refusing, signedOut, silent, type Answer } from './answers.ts';

const REASON = 'The server has its reasons.';
const SESSION_ENDED = 'ErrorPlease try again or refresh the page.';

const refused = refusing(422, 'test.refused', REASON);

/** Where `:board`, `:post` and `:event` are those of the scene. */
interface List {
  readonly path: string;
  readonly calls: string;
  /** Cards that stand there while it loads. */
  readonly skeletons: number;
  readonly failed: string;
  readonly empty: string;
}

export const LISTS: readonly List[] = [
  {
    path: '/community/:board',
    calls: '**/api/industry-boards/*/posts?*',
    skeletons: 3,
    failed: "The posts didn't load",
    empty: 'No posts yet',
  },
  {
    path: '/forum',
    calls: '**/api/forum/discussions?*',
    skeletons: 3,
    failed: "The posts didn't load",
    empty: 'No discussions yet',
  },
  {
    path: '/events',
    calls: '**/api/events?*',
    skeletons: 6,
    failed: 'Failed to load events',
    empty: 'No events yet',
  },
  {
    path: '/forum/:post',
    calls: '**/api/posts/*/replies?*',
    skeletons: 3,
    failed: "The replies didn't load",
    empty: 'No replies yet',
  },
  {
    path: '/leaderboard',
    calls: '**/api/leaderboard*',
    skeletons: 5,
    failed: "The leaderboard didn't load",
    empty: 'No leaders yet',
  },
];

const INDUSTRIES =
  'Construction, Electrical, Plumbing, Carpentry, Painting, Roofing, HVAC, Restaurant, Healthcare, Education, Retail, Cleaning, Landscaping, Automotive, Technology, Other';
export const FILTER =
  'All industries, Construction, Electrical, Plumbing, Framing, Roofing, HVAC, General, Restaurant, Healthcare, Education, Retail';
export const EVENT_TYPES = 'Hiring Fair, Training, Compliance, Safety, Networking, Other';

interface Form {
  readonly path: string;
  readonly open: string | RegExp;
  readonly submit: string;
  /** What it says when it is sent as it is. */
  readonly missing: readonly string[];
  /** Each choice that it offers, in order. */
  readonly choices: Readonly<Record<string, string>>;
}

/** The forms of boards and events say what is missing in tests of their own. */
export const FORMS: readonly Form[] = [
  {
    path: '/community/:board',
    open: 'New Post',
    submit: 'Post',
    missing: ['Title must be at least 5 characters', 'Content must be at least 10 characters'],
    choices: { Type: 'Discussion, Question, Tip, Job Sharing' },
  },
  {
    path: '/forum',
    open: 'Start a Discussion',
    submit: 'Post',
    missing: [
      'Title must be at least 5 characters',
      'Please select a category',
      'Content must be at least 10 characters',
    ],
    choices: { Category: 'Choose…, General, Referrers, Workers, Employers' },
  },
  {
    path: '/forum/:post',
    open: 'Report this post',
    submit: 'Send report',
    missing: ['Please select a reason', 'Please provide more details (at least 10 characters)'],
    choices: {},
  },
  {
    path: '/community',
    open: 'Create Board',
    submit: 'Create Board',
    missing: [],
    choices: { Industry: `Choose an industry, ${INDUSTRIES}` },
  },
  {
    path: '/events',
    open: 'Create Event',
    submit: 'Create Event',
    missing: [],
    choices: {
      'Event Type': `Select a type, ${EVENT_TYPES}`,
      Where: 'In person, Online, In person and online',
    },
  },
];

/** Each answer, and what is said of it: rules.md#texts-to-the-letter */
export type Refusals = readonly (readonly [Answer, string])[];

export const POST_REFUSALS: Refusals = [
  [silent, 'ErrorFailed to create post. Please try again.'],
  [signedOut, SESSION_ENDED],
  [refused, `Error${REASON}`],
];
export const LIKE_REFUSALS: Refusals = [
  [silent, 'ErrorFailed to like post. Please try again.'],
  [signedOut, SESSION_ENDED],
];
export const REPORT_REFUSALS: Refusals = [
  [silent, 'Error submitting reportFailed to submit report. Please try again.'],
  [refused, `Error submitting report${REASON}`],
];
export const RSVP_REFUSALS: Refusals = [[refused, `RSVP failed${REASON}`]];
export const EVENT_REFUSALS: Refusals = [[refused, `Error creating event${REASON}`]];
export const AGES: readonly (readonly [seconds: number, words: string])[] = [
  [0, 'just now'],
  [5 * 60, '5m ago'],
  [3 * 3600, '3h ago'],
  [2 * 86_400, '2d ago'],
];
