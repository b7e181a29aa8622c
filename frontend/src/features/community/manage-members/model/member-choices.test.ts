import { describe, expect, it } from 'vitest';
import { choicesFor } from './member-choices.ts';

describe('what can be done with a member', () => {
  it('is everything for the owner, but nothing with the owner', () => {
    expect(choicesFor('owner', 'member')).toEqual(['appoint', 'handOver', 'remove']);
    expect(choicesFor('owner', 'moderator')).toEqual(['dismiss', 'handOver', 'remove']);
    expect(choicesFor('owner', 'owner')).toEqual([]);
  });

  it('is removing plain members for a moderator, and nothing for others', () => {
    expect(choicesFor('moderator', 'member')).toEqual(['remove']);
    expect(choicesFor('moderator', 'moderator')).toEqual([]);
    expect(choicesFor('member', 'member')).toEqual([]);
    expect(choicesFor(null, 'member')).toEqual([]);
  });
});
