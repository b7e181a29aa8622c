import { expect, it } from 'vitest';
import { DomainError } from '#kernel/domain-error.ts';
import { asId } from '#kernel/ids.ts';
import { claimActions, refusalOfDecision } from './case-actions.ts';
import { ModerationCase, type CaseRecord } from './moderation-case.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const LATER = new Date('2026-11-20T12:10:00.000Z');
const [ana, bo, author] = [asId<'user'>('ana'), asId<'user'>('bo'), asId<'user'>('author')];

const opening = {
  id: asId<'moderation_case'>('case'),
  targetType: 'job',
  targetId: 'job',
  authorId: author,
  source: 'reports',
  autoFlags: [],
  excerpt: 'Framer',
  path: '/job/job',
} as const;
const caseOf = (changes: Partial<CaseRecord>): ModerationCase =>
  new ModerationCase({ ...ModerationCase.open(opening, NOW).record, ...changes });

const STATES: readonly (readonly [string, Partial<CaseRecord>])[] = [
  ['free', {}],
  ['claimed by Ana', { claimedBy: ana, claimedUntil: LATER }],
  ['claimed by Bo', { claimedBy: bo, claimedUntil: LATER }],
  ['claimed by Bo until now', { claimedBy: bo, claimedUntil: NOW }],
  ['decided', { status: 'decided' }],
  ['decided while Ana had it', { status: 'decided', claimedBy: ana, claimedUntil: LATER }],
  ['withdrawn', { status: 'withdrawn' }],
];

function isAccepted(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch (problem) {
    if (problem instanceof DomainError) return false;
    throw problem;
  }
}

it.each(STATES.flatMap(([name, changes]) => [ana, author].map((by) => [name, by, changes] as const)))(
  'a case that is %s accepts from %s exactly the commands that its answer lists',
  (_name, by, changes) => {
    const one = caseOf(changes);
    const mayDecide = isAccepted(() => one.decide(by, 'hide', NOW));
    expect(refusalOfDecision(one.record, by, NOW) === null).toBe(mayDecide);
    const actions = claimActions(one.record, by, NOW);
    const isClaimable = isAccepted(() => one.claim(by, NOW));
    // A second claim by the same moderator only extends the first.
    expect(actions.includes('claim')).toBe(isClaimable && one.record.claimedBy !== by);
    const isReleased = one.release(by, NOW) !== one;
    expect(actions.includes('release')).toBe(isReleased && one.record.status === 'open');
  },
);

it('a free case is claimed, and a claimed one is released', () => {
  expect(claimActions(caseOf({}).record, ana, NOW)).toEqual(['claim']);
  expect(claimActions(caseOf({ claimedBy: ana, claimedUntil: LATER }).record, ana, NOW)).toEqual(['release']);
});
