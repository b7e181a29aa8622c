import { ASKED_BOARD, BUSY_POST, fillWithPosts } from './community-growth-data.ts';
import type { GrowthScenario, GrowthSubject } from './growth-scenario.ts';

type Options = Pick<GrowthScenario, 'isNext' | 'isOpen'>;

function board(name: string, query: string, options: Options = {}): GrowthScenario {
  return { name, path: `/api/industry-boards/${ASKED_BOARD}/posts?limit=20&${query}`, ...options };
}

function forum(name: string, query: string, options: Options = {}): GrowthScenario {
  return { name, path: `/api/forum/discussions?limit=20&${query}`, ...options };
}

function search(name: string, query: string, options: Options = {}): GrowthScenario {
  return { name, path: `/api/search/community?in=posts&limit=20&q=${query}`, ...options };
}

/** Requests of a reader of boards and the forum. */
export const COMMUNITY_GROWTH: GrowthSubject = {
  things: 'posts',
  heading: 'community, ms a request',
  fill: fillWithPosts,
  scenarios: [
    { name: 'list of boards', path: '/api/industry-boards?limit=20' },
    board('board, active', 'order=active'),
    board('board, active, next page', 'order=active', { isNext: true }),
    board('board, new', 'order=new'),
    board('board, top', 'order=top'),
    forum('forum, active', 'order=active'),
    forum('forum, active, next page', 'order=active', { isNext: true }),
    forum('forum, new', 'order=new'),
    forum('forum, top', 'order=top'),
    forum('forum, one category', 'category=workers'),
    { name: 'post', path: `/api/posts/${BUSY_POST}` },
    { name: 'replies', path: `/api/posts/${BUSY_POST}/replies?limit=20` },
    { name: 'replies, next page', path: `/api/posts/${BUSY_POST}/replies?limit=20`, isNext: true },
    { name: 'figures of the forum', path: '/api/forum/stats' },
    search('common word', 'conduit'),
    search('common word, next page', 'conduit', { isNext: true }),
    search('rare word, in old posts only', 'hydronic'),
    search('Spanish word', 'plomero'),
    search('two words', 'journeyman+austin'),
  ],
};
