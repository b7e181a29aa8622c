import type { ForumCategory } from '#contract/community/vocabulary/posts.ts';

/** `{trade}` and `{place}` are the author's. */
export interface TalkLine {
  readonly category: ForumCategory;
  readonly title: string;
  readonly text: string;
}

export const INTRODUCTIONS: readonly TalkLine[] = [
  {
    category: 'general',
    title: 'New here: {trade} in {place}',
    text: 'Saying hello from {place}. I mostly do {trade}, and I like to help people find a good crew. Ask me anything about the area.',
  },
  {
    category: 'workers',
    title: 'Anyone else doing {trade} around {place}?',
    text: 'I would like to meet people in {trade} near {place}: who pays on time, which suppliers open early, where to park a truck.',
  },
  {
    category: 'referrers',
    title: 'I know good people for {trade} in {place}',
    text: 'Three people I worked with are between jobs. All of them do {trade}, show up sober and bring their own tools. Which companies in {place} are worth a call?',
  },
  {
    category: 'general',
    title: 'Saludos desde {place}',
    text: 'Soy de {place} y trabajo en la construcción desde hace años, sobre todo en {trade}. Por aquí ando si a alguien le sirve un consejo de la zona.',
  },
  {
    category: 'employers',
    title: 'What does {trade} pay in {place} these days?',
    text: 'We are opening a small crew for {trade} in {place} and want to get it right the first time. What do people expect by the hour, and what do they walk away from?',
  },
  {
    category: 'workers',
    title: 'Slow season in {place}: what do you do?',
    text: 'Work in {trade} thins out here every winter. Do you travel, do you do inside work, or do you rest? Curious how others in {place} handle it.',
  },
];

export const SHARED_JOBS: readonly TalkLine[] = [
  {
    category: 'workers',
    title: 'Good crew hiring: {trade} in {place}',
    text: 'I know the people there: they pay every Friday and the foreman explains things. Message me if you want to know more before you apply.',
  },
  {
    category: 'workers',
    title: '{trade} needed in {place}',
    text: 'Passing this on for a friend in the office. They want to fill it this month and they do call back.',
  },
  {
    category: 'general',
    title: 'Buscan gente para {trade} en {place}',
    text: 'Comparto este empleo porque tratan bien a la gente y hablan español en la obra. Si alguien se anima, con gusto lo recomiendo.',
  },
];

export const SHORT_REPLIES: readonly string[] = [
  'Same here.',
  'Good one, thanks.',
  'Welcome! You will find a lot of us from around there.',
  'Following, I want to know this too.',
  'Gracias, me sirvió mucho.',
  'Been there. It gets better.',
  'Depends on the crew, to be honest.',
  'I sent this to my brother-in-law.',
  'Bienvenido, aquí hay buena gente.',
  'We had the same on our last job and it worked out.',
  'Ask at the supply house, they know everyone.',
  'That is about what I hear, too.',
  'Puro trabajo bueno por allá.',
  'Can confirm, worked with them last year.',
];
