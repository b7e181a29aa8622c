import { describe, expect, it } from 'vitest';
import { choicesFor } from './member-choices.ts';

describe('the possible actions on a member', () => {
  it('an owner can do everything with others, and nothing with the owner', () => {
    expect(choicesFor('owner', 'member')).toEqual(['appoint', 'handOver', 'remove']);
    expect(choicesFor('owner', 'moderator')).toEqual(['dismiss', 'handOver', 'remove']);
    expect(choicesFor('owner', 'owner')).toEqual([]);
  });

  it('a moderator can only remove plain members, and others can do nothing', () => {
    expect(choicesFor('moderator', 'member')).toEqual(['remove']);
    expect(choicesFor('moderator', 'moderator')).toEqual([]);
    expect(choicesFor('member', 'member')).toEqual([]);
    expect(choicesFor(null, 'member')).toEqual([]);
  });
});
