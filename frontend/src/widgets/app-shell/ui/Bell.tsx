import { Suspense } from 'react';
import { styled } from 'styled-components';
import { drawnPart } from '#shared/lib/index.ts';

const NotificationBell = drawnPart(
  'notification-bell',
  async () => (await import('#entities/notification/index.ts')).NotificationBell,
);

/** Only signed-in users have an inbox, so visitors do not load its code. Reserves the space meanwhile. */
export function Bell({ person }: { readonly person: string }) {
  return (
    <Suspense fallback={<Place />}>
      <NotificationBell person={person} />
    </Suspense>
  );
}

const Place = styled.span`
  width: 44px;
`;
