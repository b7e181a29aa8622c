import { useTranslation } from 'react-i18next';
import type { SecurityEvent } from '#contract/identity/security/security-events.ts';
import { useDeviceLabel, useSecurityLabels } from '#entities/security-event/index.ts';
import { DateText, InfiniteList, SkeletonList, Stack, StatusBadge } from '#shared/ui/index.ts';
import { useOwnSecurityEventsInfiniteQuery } from '../../api/profile-api.ts';
import { DeviceRow } from './DeviceRow.tsx';

/** The security events of the user's account, newest first (rules.md#security-events). */
export function SecurityEvents() {
  const { t } = useTranslation('security');
  const list = useOwnSecurityEventsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Stack>
      <InfiniteList
        list={list}
        failed={t('failed')}
        more={t('more')}
        empty={<p>{t('none')}</p>}
        skeleton={<SkeletonList count={3} lines={2} />}
      >
        {(rows) => (
          <Stack as="ul" role="list" $gap={2}>
            {rows.map((event) => (
              <Row key={event.id} event={event} />
            ))}
          </Stack>
        )}
      </InfiniteList>
    </Stack>
  );
}

function Row({ event }: { readonly event: SecurityEvent }) {
  const { t } = useTranslation('security');
  const words = useSecurityLabels();
  const deviceLabel = useDeviceLabel();
  const { at, address, userAgent, isNewDevice } = event;
  const badge = isNewDevice && <StatusBadge tone="warning">{t('newDevice')}</StatusBadge>;
  return (
    <DeviceRow title={words.event(event)} end={badge}>
      <DateText value={at} style="dateTime" /> · {deviceLabel(userAgent)}
      {address !== null && ` · ${t('from', { address })}`}
    </DeviceRow>
  );
}
