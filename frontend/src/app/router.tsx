import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { loadTexts } from '../shared/i18n/index.ts';
import { Page, SkeletonList } from '../shared/ui/index.ts';
import { AppShell, PublicFrame } from '../widgets/app-shell/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { routes, type AppRoute, type Frame } from './routes.ts';

const screens = routes.map((route) => ({ ...route, Screen: lazyPage(route) }));

export function Router() {
  return (
    <Routes>
      {screens.map(({ path, frame, Screen }) => (
        <Route key={path} path={path} element={<Framed frame={frame} Screen={Screen} />} />
      ))}
    </Routes>
  );
}

/** Code and texts of a page come together: neither waits for the other. */
function lazyPage(route: AppRoute): ComponentType {
  return lazy(async () => {
    const [module] = await Promise.all([route.lazy(), loadTexts(route.texts)]);
    return { default: module.Page };
  });
}

function Framed({ frame, Screen }: { readonly frame: Frame; readonly Screen: ComponentType }) {
  const screen = (
    <ErrorBoundary>
      <Suspense fallback={<Waiting />}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
  return frames[frame](screen);
}

const frames: Record<Frame, (screen: ReactNode) => ReactNode> = {
  site: (screen) => <AppShell>{screen}</AppShell>,
  dashboard: (screen) => <AppShell header="dashboard">{screen}</AppShell>,
  public: (screen) => <PublicFrame>{screen}</PublicFrame>,
  none: (screen) => screen,
};

function Waiting() {
  return (
    <Page>
      <SkeletonList count={3} />
    </Page>
  );
}
