import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { excerptOf } from './excerpt.ts';
import { Post, type PostDraft } from './post.ts';
import { Reply } from './reply.ts';
import { topRank } from './top-rank.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const author = asId<'user'>('author');
const place = { boardId: asId<'board'>('board'), category: null, eventId: null };
const DRAFT: PostDraft = {
  title: 'A question',
  content: 'How?',
  contentHtml: '<p>How?</p>',
  language: 'en',
  mentioned: [asId<'user'>('bo')],
  inReview: false,
  type: 'question',
  jobId: null,
  tags: [],
  location: null,
};
const text = { content: 'So', contentHtml: '<p>So</p>', language: 'en', mentioned: [] } as const;
const written = (fields: Partial<PostDraft> = {}) => Post.write(author, place, { ...DRAFT, ...fields }, NOW);
const told = (post: Post | Reply): string[] =>
  post.pullEvents().map(({ name }) => name.slice('community.'.length));
const hiding = { by: asId<'user'>('mo'), byBoard: true, reason: 'Off topic' };

describe('a post', () => {
  it('a post is published immediately, or after a moderator approves it', () => {
    const { post, count } = written();
    expect([count, told(post)]).toEqual([1, ['post_published']]);
    const waiting = written({ inReview: true });
    expect([waiting.count, waiting.post.state, told(waiting.post)]).toEqual([0, 'in_review', []]);
    expect(waiting.post.restore(NOW)).toBe(1);
    expect(told(waiting.post)).toEqual(['post_published']);
  });

  it('a post is published once, and can be removed and restored', () => {
    const { post } = written();
    expect([post.hide(hiding, NOW), post.hide({ ...hiding, reason: 'Again' }, NOW)]).toEqual([-1, 0]);
    expect(post.hiddenReason).toBe('Off topic');
    expect(post.showInBoard(NOW)).toBe(1);
    expect(told(post)).toEqual(['post_published', 'post_removed', 'post_restored']);
    expect([post.remove(NOW), post.remove(NOW), post.restore(NOW)]).toEqual([-1, 0, 0]);
    expect(told(post)).toEqual(['post_removed']);
  });

  it('a post returns to review if an edit requires it', () => {
    const { post } = written();
    const edit = { ...text, mentioned: [], title: 'Better', tags: [], inReview: true };
    expect(post.edit(edit, NOW)).toBe(-1);
    expect(post.edit({ ...edit, inReview: false }, NOW)).toBe(0);
    expect(post.state).toBe('in_review');
    expect(post.restore(NOW)).toBe(1);
  });

  it('the reply count stays correct after any sequence of changes', () => {
    const actions = fc.constantFrom('hide', 'show', 'restore', 'remove', 'review', 'edit');
    fc.assert(
      fc.property(fc.boolean(), fc.array(actions, { maxLength: 12 }), (inReview, deeds) => {
        const { post, count } = written({ inReview });
        let total: number = count;
        for (const deed of deeds) {
          if (deed === 'hide') total += post.hide(hiding, NOW);
          if (deed === 'show') total += post.showInBoard(NOW);
          if (deed === 'restore') total += post.restore(NOW);
          if (deed === 'remove') total += post.remove(NOW);
          if (deed === 'review' || deed === 'edit')
            total += post.edit({ ...text, title: 'T', tags: [], inReview: deed === 'review' }, NOW);
          expect(total).toBe(post.isPublished ? 1 : 0);
        }
        const names = told(post);
        expect(names.filter((name) => name === 'post_published').length).toBeLessThanOrEqual(1);
        expect(
          names.filter((name) => name !== 'post_removed').length -
            names.filter((name) => name === 'post_removed').length,
        ).toBe(total);
      }),
    );
  });

  it('only a question takes an answer, and a removed answer is cleared', () => {
    const { post } = written();
    const { reply } = Reply.write(author, post.id, { ...text, inReview: false, quotedReplyId: null }, NOW);
    post.accept(reply, NOW);
    post.accept(reply, NOW);
    expect(told(post)).toEqual(['post_published', 'answer_accepted']);
    post.forgetAnswer(reply.id);
    expect(post.acceptedReplyId).toBeNull();
    expect(() => written({ type: 'tip' }).post.accept(reply, NOW)).toThrow('Only a question has an answer');
  });

  it('a locked post takes no replies', () => {
    const { post } = written();
    post.lock(true);
    expect(() => post.assertTakesReplies()).toThrow('Replies to this post are locked');
    post.lock(false);
    expect(() => post.assertTakesReplies()).not.toThrow();
  });
});

describe('the rank of the top posts', () => {
  it('the rank grows with likes and replies, and ten times as many offset three days', () => {
    const later = new Date(NOW.getTime() + 3 * 86_400_000);
    expect(topRank(5, 5, NOW)).toBeCloseTo(topRank(0, 1, later), 9);
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), (likes, replies) => {
        expect(topRank(likes + 1, replies + 1, NOW)).toBeGreaterThan(topRank(likes, replies, NOW));
      }),
    );
  });
});

describe('an excerpt', () => {
  it.each([
    ['<p>Use a <strong>harness</strong> &amp; a rope</p>', 'Use a harness & a rope'],
    ['<p>a &lt;b&gt; &quot;c&quot; &#39;d&#39;</p>', `a <b> "c" 'd'`],
    ['', ''],
  ])('the plain words of %s are %s', (html, words) => {
    expect(excerptOf(html)).toBe(words);
  });

  it('an excerpt ends between two words', () => {
    const excerpt = excerptOf(`<p>${'harness '.repeat(40)}</p>`);
    expect(excerpt).toMatch(/ harness…$/);
    expect(excerpt.length).toBeLessThanOrEqual(161);
  });
});
