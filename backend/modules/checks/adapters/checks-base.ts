import { PublicLinks } from '#kernel/links/public-links.ts';
import type { Platform } from '#platform/platform.ts';
import type { BackgroundCheckProvider } from '../application/order/background-check-provider.ts';
import { CheckLifecycle } from '../application/order/check-lifecycle.ts';
import { ConsentDispatch } from '../application/consent/consent-dispatch.ts';
import { NotifyCheckParties } from '../application/notify-check-parties.ts';
import { CheckrBackgroundChecks } from './checkr/checkr-background-checks.ts';
import type { ChecksOutside } from './checks-outside.ts';
import type { CheckLinks } from '../application/ports.ts';
import {
  MikroAdverseActionRepository,
  MikroBackgroundCheckRepository,
  MikroConsentLinkRepository,
} from './persistence/mikro-check-repositories.ts';
import { SealedChecks } from './persistence/sealed-checks.ts';
import { SqlCheckLog } from './persistence/sql-check-log.ts';
import { SqlChecksReader } from './persistence/sql-checks-reader.ts';
import { SandboxBackgroundChecks } from './sandbox/sandbox-background-checks.ts';

/** The parts that several subjects of checks use. */
export function checksBase({ platform, notifier }: ChecksOutside) {
  const { orm, sql, clock, localDays, taskQueue, linkSecrets } = platform;
  const { publicUrl } = platform.settings;
  const sealed = new SealedChecks(sql, platform.fieldCipher);
  const checks = new MikroBackgroundCheckRepository(orm, sealed);
  const consents = new MikroConsentLinkRepository(orm, sql);
  const reader = new SqlChecksReader(sql, sealed);
  const log = new SqlCheckLog(sql);
  const links: CheckLinks = new PublicLinks(linkSecrets, 'checks', {
    'checks.consent': `${publicUrl}/background-check-consent`,
    'checks.copied_consent': `${publicUrl}/background-check-consent`,
    'checks.notice': `${publicUrl}/background-check-notice`,
    'checks.reference': `${publicUrl}/reference-check`,
  });
  const provider = providerOf(platform);
  const people = new NotifyCheckParties({ notifier, reader, provider, localDays });
  const dispatch = new ConsentDispatch({ consents, links, people, clock });

  return {
    sealed,
    checks,
    consents,
    actions: new MikroAdverseActionRepository(orm, sealed),
    reader,
    log,
    links,
    provider,
    people,
    dispatch,
    lifecycle: new CheckLifecycle({ checks, dispatch, log, taskQueue, clock }),
  };
}

export type ChecksBase = ReturnType<typeof checksBase>;

/** An agency over HTTP if the settings name one, the embedded sandbox otherwise (rules.md#check-agencies). */
function providerOf({ sql, clock, settings, linkSecrets }: Platform): BackgroundCheckProvider {
  return settings.backgroundChecks
    ? new CheckrBackgroundChecks({ ...settings.backgroundChecks, clock })
    : new SandboxBackgroundChecks(sql, clock, () => linkSecrets.derive('checks.sandbox'));
}
