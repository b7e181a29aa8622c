import { expect, it } from 'vitest';
import { noticeGroup, withPerson } from './notice-group.ts';

it('a group exists only for kinds that many people cause about one thing, and names the thing', () => {
  const facts = { postId: 'p', boardId: 'b', personName: 'Ana' };
  expect(noticeGroup('post_replied', facts)).toEqual({ key: 'p', person: 'Ana' });
  expect(noticeGroup('board_join_requested', facts)).toEqual({ key: 'b', person: 'Ana' });
  expect(noticeGroup('offer_accepted', facts)).toBeNull();
  expect(noticeGroup('told_long_ago', facts)).toBeNull();
});

it('a group names each person once, newest first, and at most a hundred', () => {
  expect(withPerson(['Bo', 'Ana'], 'Ana')).toEqual(['Ana', 'Bo']);
  const many = Array.from({ length: 100 }, (_, one) => `Person ${one}`);
  expect(withPerson(many, 'Ana')).toHaveLength(100);
});
