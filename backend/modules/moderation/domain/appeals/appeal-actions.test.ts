import { expect, it } from 'vitest';
import { addHours } from '#kernel/clock.ts';
import { asId, type UserId } from '#kernel/ids.ts';
import { MODERATION_ACTIONS } from '../../contract/vocabulary/decisions.ts';
import { appealActions, refusalOfAnswer, refusalOfAppeal, type AppealSituation } from './appeal-actions.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const [ana, bo, pat] = [asId<'user'>('ana'), asId<'user'>('bo'), asId<'user'>('pat')];
const OPEN: AppealSituation = { status: 'open', userId: pat, decidedBy: ana, createdAt: NOW };
const A_DAY_OLD = addHours(NOW, -24).toISOString();

const STATES: readonly (readonly [string, AppealSituation, UserId, readonly UserId[], string | null])[] = [
  ['open', OPEN, bo, [], null],
  ['answered', { ...OPEN, status: 'upheld' }, bo, [], 'moderation.already_answered'],
  ["the moderator's own", { ...OPEN, userId: bo }, bo, [], 'moderation.own_case'],
  ['against their decision', OPEN, ana, [ana, bo, pat], 'moderation.own_decision'],
  ['theirs, without others', OPEN, ana, [ana, pat], 'moderation.own_decision'],
  ['theirs, a day old, with others', { ...OPEN, createdAt: A_DAY_OLD }, ana, [bo], 'moderation.own_decision'],
  ['theirs, a day old, without others', { ...OPEN, createdAt: A_DAY_OLD }, ana, [ana, pat], null],
];

it.each(STATES)('an appeal that is %s is answered only if its actions say so', (...state) => {
  const [, appeal, by, moderators, code] = state;
  expect(refusalOfAnswer(appeal, by, moderators, NOW)?.code ?? null).toBe(code);
  expect(appealActions(appeal, by, moderators, NOW)).toEqual(code === null ? ['answer'] : []);
});

it.each(MODERATION_ACTIONS)(
  'a person appeals the decision to %s once, while it is in force and goes against them',
  (action) => {
    const codeOf = (isActive: boolean, isAppealed: boolean) =>
      refusalOfAppeal({ action, isActive, isAppealed })?.code ?? null;
    const isAdverse = ['hide', 'lock', 'warn', 'suspend', 'ban'].includes(action);
    const answers = [codeOf(true, false), codeOf(true, true), codeOf(false, false)];
    expect(answers).toEqual(
      isAdverse
        ? [null, 'moderation.already_appealed', 'moderation.decision_over']
        : Array(3).fill('moderation.not_appealable'),
    );
  },
);
