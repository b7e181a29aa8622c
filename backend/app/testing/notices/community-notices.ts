import { ok } from '../product-fixture.ts';
import { post, type Act, type NoticeStories } from './notice-stage.ts';

const EVENT = {
  title: 'Framers’ evening',
  description: 'Plans for the spring.',
  eventType: 'networking',
  startAt: '2099-03-14T18:00:00Z',
  endAt: '2099-03-14T20:00:00Z',
  location: 'Austin, TX',
};

const report = (kind: string, id: string): Act =>
  post(
    'guest',
    `reports a ${kind}`,
    '/api/reports',
    (s) => ({ contentType: kind, contentId: s.made[id], reason: 'spam', description: 'This is an ad.' }),
    'report',
  );
const decide = (action: string): Act => [
  'admin',
  `decides the report: ${action}`,
  async (s) => {
    ok(await s.as('admin').post(s.path('/api/admin/reports/:report/claim'), {}));
    const decision = { action, note: 'It breaks the rules of the place.' };
    ok(await s.as('admin').post(s.path('/api/admin/reports/:report/resolve'), decision));
  },
];

/** Boards, threads, events and moderation. */
export const COMMUNITY_NOTICES: NoticeStories = {
  'a thread with answers and mentions': [
    post(
      'employer',
      'opens a board',
      '/api/industry-boards',
      () => ({
        name: 'Roofers',
        description: 'Slate and frames.',
        industry: 'construction',
      }),
      'board',
    ),
    post('author', 'joins', '/api/industry-boards/:board/join'),
    post('guest', 'joins', '/api/industry-boards/:board/join'),
    post(
      'author',
      'writes',
      '/api/industry-boards/:board/posts',
      (s) => ({
        title: 'A question about roofs',
        type: 'question',
        content: `${s.mention('employer')}, how do you do this?`,
      }),
      'post',
    ),
    post(
      'guest',
      'replies and mentions the author',
      '/api/posts/:post/replies',
      (s) => ({
        content: `${s.mention('author')}, like this`,
      }),
      'reply',
    ),
    post(
      'employer',
      'answers a reply, mentions its writer and the author',
      '/api/posts/:post/replies',
      (s) => ({
        content: `As ${s.mention('guest')} says, ${s.mention('author')}`,
        quotedReplyId: s.made['reply'],
      }),
      'second',
    ),
    post('author', 'likes a reply', '/api/replies/:reply/like'),
    post('guest', 'replies once more', '/api/posts/:post/replies', () => ({
      content: 'Ten feet, if in doubt.',
    })),
    post('guest', 'likes the post', '/api/posts/:post/like'),
    post('author', 'accepts the answer', '/api/posts/:post/answer', (s) => ({ replyId: s.made['second'] })),
  ],
  'a board of its own people': [
    post(
      'employer',
      'opens a private board',
      '/api/industry-boards',
      () => ({
        name: 'Framers',
        description: 'Slate and frames.',
        industry: 'construction',
        isPrivate: true,
      }),
      'private',
    ),
    post('guest', 'asks to join', '/api/industry-boards/:private/join'),
    [
      'employer',
      'lets them in',
      async (s) =>
        ok(
          await s.as('employer').post(s.path(`/api/industry-boards/:private/requests/${s.cast.guest.id}`), {
            approve: true,
          }),
        ),
    ],
    [
      'employer',
      'appoints a moderator',
      async (s) =>
        ok(
          await s.as('employer').put(s.path(`/api/industry-boards/:private/members/${s.cast.guest.id}`), {
            role: 'moderator',
          }),
        ),
    ],
    post('author', 'asks to join', '/api/industry-boards/:private/join'),
  ],
  'an event that moves and is canceled': [
    post(
      'employer',
      'hosts an event and mentions a guest',
      '/api/events',
      (s) => ({
        ...EVENT,
        capacity: 1,
        description: `${s.mention('guest')} comes, too.`,
      }),
      'event',
    ),
    post('guest', 'answers', '/api/events/:event/rsvp'),
    post('author', 'waits for a spot', '/api/events/:event/rsvp'),
    [
      'employer',
      'moves it',
      async (s) =>
        ok(
          await s.as('employer').send('PATCH', s.path('/api/events/:event'), {
            startAt: '2099-03-15T18:00:00Z',
            endAt: '2099-03-15T20:00:00Z',
            location: 'Waco, TX',
          }),
        ),
    ],
    [
      'guest',
      'takes the answer back',
      async (s) => ok(await s.as('guest').delete(s.path('/api/events/:event/rsvp'))),
    ],
    post('employer', 'cancels it', '/api/events/:event/cancel', () => ({ reason: 'Rain' })),
  ],
  'a text that moderators hide': [
    post(
      'author',
      'writes in the forum',
      '/api/forum/discussions',
      () => ({
        title: 'Cheap tools here',
        content: 'Many tools for sale.',
        category: 'general',
      }),
      'discussion',
    ),
    report('post', 'discussion'),
    decide('hide'),
  ],
  'a report that is dismissed': [
    post(
      'author',
      'writes in the forum',
      '/api/forum/discussions',
      () => ({
        title: 'Where to get nails',
        content: 'Which shop is open on Sunday?',
        category: 'general',
      }),
      'discussion',
    ),
    report('post', 'discussion'),
    decide('dismiss'),
  ],
};
