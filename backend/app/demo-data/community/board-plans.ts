import type { BoardIndustry } from '#contract/community/vocabulary/boards.ts';

export interface BoardPost {
  readonly type: 'discussion' | 'question' | 'tip';
  readonly title: string;
  readonly content: string;
  readonly replies: readonly string[];
}

export interface BoardPlan {
  readonly name: string;
  readonly description: string;
  readonly industry: BoardIndustry;
  readonly location?: string;
  readonly isPrivate?: boolean;
  /** Days before the demo data is created. */
  readonly made: number;
  readonly members: number;
  readonly moderators: number;
  /** The owner; a random person if omitted. */
  readonly owner?: 'employer' | 'referrer';
  /** Demo accounts that belong to it, and their roles in it. */
  readonly also?: Readonly<Partial<Record<'employer' | 'referrer' | 'worker', 'member' | 'moderator'>>>;
  /** The number of people with an open request to join. */
  readonly requests?: number;
  /** The demo's worker has an open request. */
  readonly workerAsks?: boolean;
  readonly posts: readonly BoardPost[];
}

export const post = (
  type: BoardPost['type'],
  title: string,
  content: string,
  ...replies: readonly string[]
): BoardPost => ({ type, title, content, replies });

/** Twelve boards, public and private; each demo account has something to do in one of them. */
export const BOARD_PLANS: readonly BoardPlan[] = [
  {
    name: 'Texas Framers',
    description:
      'Layout, spans, engineered lumber and who has walls to stand this month. Bring your questions and pictures of your worst callback.',
    industry: 'construction',
    location: 'Austin, TX',
    made: 97,
    members: 26,
    moderators: 2,
    owner: 'referrer',
    also: { employer: 'member', worker: 'member' },
    posts: [
      post(
        'question',
        'Crown up or crown down on rim board?',
        'New guy says it does not matter. The old guy says it does. Who is right?',
        'Up, always. It settles flat under load.',
        'Up. And sort your pile before lunch, not while the crew waits.',
      ),
      post(
        'tip',
        'Snap the whole floor before the first wall',
        'Half an hour with the chalk box saved us a day on the last house. Every wall, every opening.',
        'Same here. And spray the lines with lacquer so they live through the rain.',
      ),
      post(
        'discussion',
        'Nailers: battery or air?',
        'We are thinking of leaving the compressor at home. Anyone framing whole houses on battery?',
        'Did it since spring. Heavy after two, but no hoses on the ladder.',
        'Air for sheathing, battery for pickup work.',
      ),
    ],
  },
  {
    name: 'Journeyman Electricians',
    description: 'Code questions, panel pictures and test prep. Be kind to apprentices: you were one.',
    industry: 'electrical',
    made: 120,
    members: 22,
    moderators: 1,
    also: { referrer: 'moderator' },
    posts: [
      post(
        'question',
        'GFCI for a 240 V mini split outside?',
        'Inspector failed us. The manual says nothing. What do your inspectors ask for?',
        '210.8(F) since the 2020 code, with a carve-out that many places took over. Ask which year they are on.',
      ),
      post(
        'tip',
        'Label both ends before you pull',
        'Twelve home runs and one roll of tape. You know who does not do it by the sound of the tone generator.',
        'Numbers on the box, too, with a marker, behind the mud ring.',
      ),
    ],
  },
  {
    name: 'Plumbers of Central Texas',
    description: 'Slab leaks, water heaters, rough-in heights and the inspectors who like them.',
    industry: 'plumbing',
    location: 'Round Rock, TX',
    made: 110,
    members: 15,
    moderators: 1,
    posts: [
      post(
        'question',
        'PEX A or B in attics?',
        'Summer attics here get to 140. Who has seen which one fail?',
        'Neither failed for me, the fittings did. Spend the money there.',
      ),
    ],
  },
  {
    name: 'Hill Country crew leads',
    description: 'For the leads of our sites: staffing, schedules and what went wrong last week. By request.',
    industry: 'construction',
    location: 'Austin, TX',
    isPrivate: true,
    made: 90,
    members: 8,
    moderators: 1,
    owner: 'employer',
    also: { referrer: 'moderator' },
    requests: 2,
    posts: [
      post(
        'discussion',
        'Two framers short on the east site',
        'We start the second floor on Monday. If someone on your site has hours to give, say so here.',
        'I can send Tuesday to Thursday.',
      ),
    ],
  },
  {
    name: 'Roofing: steep and flat',
    description: 'Tear-offs, flashing, hail season and how to stay on the roof.',
    industry: 'roofing',
    made: 75,
    members: 18,
    moderators: 1,
    also: { worker: 'member' },
    posts: [
      post(
        'tip',
        'Anchors first, ladder second',
        'We set two anchors before anyone carries a bundle. Takes ten minutes. Nobody argues about it anymore.',
        'And a third one for whoever comes to inspect.',
      ),
    ],
  },
  {
    name: 'HVAC service techs',
    description: 'Diagnostics, refrigerant rules and summer survival.',
    industry: 'hvac',
    made: 68,
    members: 13,
    moderators: 1,
    posts: [
      post(
        'question',
        'Who is ready for the new refrigerants?',
        'Our supplier says A2L only from now on. Did you change your tools, or just the hoses?',
        'Leak detector and vacuum pump, yes. Gauges were fine.',
      ),
    ],
  },
  {
    name: 'Finish carpenters',
    description: 'Trim, doors, cabinets and the last five percent that everyone sees.',
    industry: 'carpentry',
    made: 60,
    members: 11,
    moderators: 0,
    posts: [
      post(
        'tip',
        'Cope, do not miter',
        'Inside corners on base: cope one side. The house moves and the joint stays.',
        'Back-cut a little more than you think.',
      ),
    ],
  },
  {
    name: 'Mujeres en la construcción',
    description: 'Un grupo para preguntar, recomendar trabajos y apoyarnos en la obra.',
    industry: 'construction',
    location: 'San Antonio, TX',
    isPrivate: true,
    made: 55,
    members: 9,
    moderators: 1,
    requests: 1,
    workerAsks: true,
    posts: [
      post(
        'discussion',
        'Botas de trabajo en talla chica',
        '¿Dónde compran botas con casquillo que sí queden? Las de hombre me lastiman.',
        'En la tienda de uniformes de la calle Zarzamora. Pida el número medio abajo.',
      ),
    ],
  },
  {
    name: 'Painters and drywall',
    description: 'Level five, lead-safe work, bids by the square foot and touch-up wars.',
    industry: 'painting',
    made: 45,
    members: 10,
    moderators: 0,
    posts: [
      post(
        'question',
        'How do you bid touch-up after other trades?',
        'Every job the same: we are done, then the floor guys come.',
        'One round is in the price. The second one is by the hour, in writing.',
      ),
    ],
  },
  {
    name: 'Site kitchens and food trucks',
    description: 'Feeding crews: permits, hours and which sites are open to trucks.',
    industry: 'restaurant',
    made: 38,
    members: 6,
    moderators: 0,
    posts: [],
  },
  {
    name: 'Landscape and irrigation',
    description: 'Grading, drip lines, drought rules and spring hiring.',
    industry: 'landscaping',
    made: 30,
    members: 8,
    moderators: 0,
    posts: [
      post(
        'discussion',
        'Stage two watering: what do you tell clients?',
        'Half of ours want sod in August. We say no. Do you?',
        'We say October and put down mulch until then.',
      ),
    ],
  },
  {
    name: 'New to the trades',
    description: 'First job, first tools, first week. No question is too small.',
    industry: 'other',
    made: 25,
    members: 20,
    moderators: 1,
    also: { worker: 'member', referrer: 'member' },
    posts: [
      post(
        'question',
        'What do I bring on day one?',
        'I start as a helper on a commercial job next week. Hard hat comes from them. What else?',
        'Boots that are broken in, gloves, water, a tape, a pencil and ten minutes early.',
        'A lunch. You will not want to leave the site.',
      ),
    ],
  },
];
