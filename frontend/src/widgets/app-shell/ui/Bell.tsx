import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';

const NotificationBell = lazy(async () => ({
  default: (await import('#entities/notification/index.ts')).NotificationBell,
}));

/** Only signed-in people have an inbox: visitors do not load what reads it. Its place is kept free meanwhile. */
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
