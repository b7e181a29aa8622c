import { createElement, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { AskForRole } from '#features/account/choose-role/index.ts';
import { Page, SkeletonList } from '#shared/ui/index.ts';
import { AppShell, PublicFrame } from '#widgets/app-shell/index.ts';
import type { Frame } from './app-route.ts';
import { asksForRole } from './asks-for-role.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { replacesScreen, useScreens } from './screens.ts';
import { Usable } from '../Usable.tsx';

/** Render it in a `Suspense`: the table of the other screens may still be loading. */
export function Router() {
  const screens = useScreens();
  return (
    <Routes>
      {screens.map(({ path, frame, load }) => (
        <Route key={path} path={path} element={<Framed path={path} frame={frame} load={load} />} />
      ))}
    </Routes>
  );
}

interface FramedProps {
  readonly path: string;
  readonly frame: Frame;
  readonly load: () => Promise<ComponentType>;
}

function Framed({ path, frame, load }: FramedProps) {
  const { pathname } = useLocation();
  // Suspends outside the frame, which may be another one, so that the current screen stays until this one has loaded.
  if (replacesScreen()) use(load());
  const screen = (
    <ErrorBoundary at={pathname}>
      <Suspense fallback={<Waiting />}>
        <Screen key={path} load={load} />
        <Usable />
      </Suspense>
      {asksForRole(path, frame) && <AskForRole />}
    </ErrorBoundary>
  );
  return frames[frame](screen);
}

function Screen({ load }: Pick<FramedProps, 'load'>) {
  return createElement(use(load()));
}

const frames: Record<Frame, (screen: ReactNode) => ReactNode> = {
  site: (screen) => <AppShell>{screen}</AppShell>,
  public: (screen) => <PublicFrame>{screen}</PublicFrame>,
};

function Waiting() {
  return (
    <Page>
      <SkeletonList count={3} />
    </Page>
  );
}
