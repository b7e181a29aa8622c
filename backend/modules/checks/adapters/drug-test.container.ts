import { ContainerModule } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import { LOCAL_DAYS, ROUTES } from '#platform/tokens.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { NotifyCheckParties } from '../application/notify-check-parties.ts';
import {
  CANCEL_CHECK,
  PAPER_FORM,
  PEOPLE,
  PROVIDER,
  READ_CHECK,
  READER,
  REISSUE_CONSENT_LINK,
  REQUEST_CHECK,
} from './checks.tokens.ts';
import { drugTestRoutes } from './http/drug-test.routes.ts';

/** Drug tests share everything except their calls with background checks. */
export const drugTestContainer = new ContainerModule(({ bind }) => {
  construct(bind, PEOPLE, NotifyCheckParties, {
    notifier: NOTIFIER,
    reader: READER,
    provider: PROVIDER,
    localDays: LOCAL_DAYS,
  });
  provide(
    bind,
    ROUTES,
    (requestCheck, reissueConsentLink, cancelCheck, readCheck, paperForm) =>
      drugTestRoutes({ requestCheck, reissueConsentLink, cancelCheck, readCheck, paperForm }),
    [REQUEST_CHECK, REISSUE_CONSENT_LINK, CANCEL_CHECK, READ_CHECK, PAPER_FORM],
  );
});
