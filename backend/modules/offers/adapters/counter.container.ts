import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { CLOCK, LOCAL_DAYS, ROUTES, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { BILLING } from '#modules/billing/index.ts';
import { HIRING } from '#modules/hiring/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { AnswerCounter } from '../application/changing/answer-counter.ts';
import { ProposeCounter } from '../application/changing/propose-counter.ts';
import type { CounterProposals } from '../application/ports.ts';
import { counterRoutes } from './http/counter.routes.ts';
import {
  ACCESS,
  AMEND_OFFER,
  CODE_CHECK,
  DISPATCH,
  LETTER_RECORD,
  LETTER_VERSIONS,
  LINKS,
  OFFER_LETTERS,
  SHOW_OFFER,
} from './offers.tokens.ts';
import { SqlCounterProposals } from './persistence/sql-counter-proposals.ts';
import { termReaders } from './term-readers.ts';

const COUNTERS = token<CounterProposals>('offers.counters');
const PROPOSE_COUNTER = token<ProposeCounter>('offers.propose-counter');
const ANSWER_COUNTER = token<AnswerCounter>('offers.answer-counter');

/** Change requests of candidates and their answers. */
export const counterContainer = new ContainerModule(({ bind }) => {
  construct(bind, COUNTERS, SqlCounterProposals, [SQL]);
  provide(
    bind,
    PROPOSE_COUNTER,
    (
      unitOfWork,
      access,
      letters,
      versions,
      counters,
      hiring,
      links,
      codeCheck,
      record,
      notifier,
      clock,
      localDays,
    ) => {
      const stored = { unitOfWork, access, letters, versions, counters, hiring };
      const needs = { ...stored, links, codeCheck, record, notifier, clock, localDays };
      return new ProposeCounter({ ...needs, ...termReaders });
    },
    [
      UNIT_OF_WORK,
      ACCESS,
      OFFER_LETTERS,
      LETTER_VERSIONS,
      COUNTERS,
      HIRING,
      LINKS,
      CODE_CHECK,
      LETTER_RECORD,
      NOTIFIER,
      CLOCK,
      LOCAL_DAYS,
    ],
  );
  construct(bind, ANSWER_COUNTER, AnswerCounter, {
    unitOfWork: UNIT_OF_WORK,
    access: ACCESS,
    counters: COUNTERS,
    amendOffer: AMEND_OFFER,
    billing: BILLING,
    dispatch: DISPATCH,
    clock: CLOCK,
  });
  provide(
    bind,
    ROUTES,
    (proposeCounter, answerCounter, showOffer) => counterRoutes({ proposeCounter, answerCounter, showOffer }),
    [PROPOSE_COUNTER, ANSWER_COUNTER, SHOW_OFFER],
  );
});
