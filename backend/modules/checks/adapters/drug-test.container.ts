import { ContainerModule } from 'inversify';
import { provide } from '#platform/container/token.ts';
import { EmbeddedTowns } from '#platform/places/embedded-towns.ts';
import { PLACES, ROUTES } from '#platform/tokens.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { NotifyCheckParties } from '../application/notify-check-parties.ts';
import {
  CANCEL_CHECK,
  PEOPLE,
  PROVIDER,
  READ_CHECK,
  READER,
  REISSUE_CONSENT_LINK,
  REQUEST_CHECK,
} from './checks.tokens.ts';
import { drugTestRoutes } from './http/drug-test.routes.ts';

/** Drug tests share all but their calls with background checks; people are told of both. */
export const drugTestContainer = new ContainerModule(({ bind }) => {
  provide(
    bind,
    PEOPLE,
    (notifier, reader, provider, places) => {
      const towns = new EmbeddedTowns(places);
      const zoneOf = async (location: string) => (await towns.locate([location])).timeZone;
      return new NotifyCheckParties({ notifier, reader, provider, zones: { zoneOf } });
    },
    [NOTIFIER, READER, PROVIDER, PLACES],
  );
  provide(
    bind,
    ROUTES,
    (requestCheck, reissueConsentLink, cancelCheck, readCheck) =>
      drugTestRoutes({ requestCheck, reissueConsentLink, cancelCheck, readCheck }),
    [REQUEST_CHECK, REISSUE_CONSENT_LINK, CANCEL_CHECK, READ_CHECK],
  );
});
