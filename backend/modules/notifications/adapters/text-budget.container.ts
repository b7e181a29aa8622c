import { isIPv6 } from 'node:net';
import { ContainerModule } from 'inversify';
import { provide } from '#platform/container/token.ts';
import { callOrigin } from '#platform/http/call-origin.ts';
import { CLOCK, DUE_WORK, LINK_SECRETS, MEASURES, SETTINGS, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { ACCOUNT_ADMINISTRATION } from '#modules/identity/index.ts';
import { RecipientRequest } from '../application/texts/recipient-request.ts';
import { NotifyTextLimit } from '../application/texts/notify-text-limit.ts';
import type { TextBudget } from '../application/texts/text-budget.ts';
import { CALL_ORIGIN, NOTIFIER, RECIPIENT_REQUEST, TEXT_BUDGET, TIME_ZONES } from './notifications.tokens.ts';
import { SqlTextCaller } from './persistence/sql-text-caller.ts';
import { TextMeasures } from './persistence/text-measures.ts';
import { SqlTextBudget } from './persistence/sql-text-budget.ts';
import { UnlimitedTexts } from '../application/texts/unlimited-texts.ts';

/** How many texts go out and at what hours, and who hears that they wait. */
export const textBudgetContainer = new ContainerModule(({ bind }) => {
  provide(
    bind,
    TEXT_BUDGET,
    (sql, { textsOfDay }): TextBudget =>
      textsOfDay === null ? new UnlimitedTexts() : new SqlTextBudget(sql, textsOfDay),
    [SQL, SETTINGS],
  );
  provide(bind, MEASURES, (sql, { textsOfDay }) => new TextMeasures(sql, textsOfDay), [SQL, SETTINGS]);
  provide(
    bind,
    CALL_ORIGIN,
    // A key for counting addresses that does not reveal them in the log.
    (secrets) => ({
      address: () => {
        const origin = callOrigin.get();
        return origin && secrets.derive(`notifications.address:${networkOf(origin.address)}`);
      },
    }),
    [LINK_SECRETS],
  );
  provide(
    bind,
    RECIPIENT_REQUEST,
    (sql, zones, clock) => new RecipientRequest({ caller: new SqlTextCaller(sql), zones, clock }),
    [SQL, TIME_ZONES, CLOCK],
  );
  provide(
    bind,
    DUE_WORK,
    (unitOfWork, budget, notifier, directory, { textsOfDay }) =>
      new NotifyTextLimit({
        unitOfWork,
        budget,
        notifier,
        directory,
        texts: textsOfDay?.texts ?? 0,
        dollars: textsOfDay?.dollars ?? 0,
      }),
    [UNIT_OF_WORK, TEXT_BUDGET, NOTIFIER, ACCOUNT_ADMINISTRATION, SETTINGS],
  );
});

/** An IPv6 household has a /64: the last half does not identify it. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const first = head.split(':');
  const missing = tail === undefined ? 0 : 8 - first.length - tail.split(':').length;
  return [...first, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':');
}
