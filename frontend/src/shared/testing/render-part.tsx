import { configureStore } from '@reduxjs/toolkit';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { Suspense, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { onTestFinished } from 'vitest';
import { api, refetchUserAfterMutation } from '../api/index.ts';
import { noteServerTime } from '../lib/server-clock.ts';
import type { Namespace } from '../i18n/catalog.ts';
import { loadTexts, startI18n, type Language } from '../i18n/index.ts';
import { dismissPushSuggestion } from '../push-suggestion/index.ts';
import { Toaster } from '../toast/Toaster.tsx';
import { toasts } from '../toast/toast-store.ts';
import { bringWhatIsMissing } from './missing-in-jsdom.ts';

// Waits as long as the browser tests do. Only a real failure takes this long.
configure({ asyncUtilTimeout: 15_000 });

/** Each file has the name of its texts. */
const TEXTS = Object.keys(import.meta.glob('../i18n/en/*.json')).map(
  (file) => /([\w-]+)\.json$/.exec(file)?.[1] as Namespace,
);

interface Surroundings {
  /** The address at the start. */
  readonly at?: string;
  readonly language?: Language;
  readonly isPhone?: boolean;
}

export interface Part {
  readonly user: UserEvent;
  /** The current path and query. */
  readonly address: () => string;
}

/** Renders a part of a screen inside the app's store, router, texts, and toasts. */
export async function renderPart(
  part: ReactNode,
  { at = '/', language = 'en', isPhone = false }: Surroundings = {},
): Promise<Part> {
  onTestFinished(leaveNothingBehind);
  bringWhatIsMissing({ isPhone });
  window.history.replaceState(null, '', at);
  await speak(language);
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(
        api.middleware,
        refetchUserAfterMutation,
      ),
  });
  render(
    // Nothing is laid out here, and style rules would only slow down queries.
    <StyleSheetManager target={document.createElement('div')}>
      <Provider store={store}>
        <BrowserRouter>
          <Address />
          <Suspense fallback="…">{part}</Suspense>
          <Toaster />
        </BrowserRouter>
      </Provider>
    </StyleSheetManager>,
  );
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), address: shownAddress };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output hidden data-address={pathname + search} />;
}

const shownAddress = (): string =>
  document.querySelector<HTMLElement>('[data-address]')?.dataset['address'] ?? '';

async function speak(language: Language): Promise<void> {
  localStorage.setItem('crewvine.language', language);
  if (!i18next.isInitialized) await startI18n();
  await i18next.changeLanguage(language);
  // All of them, because whether a part has to wait for its texts would depend on the tests before.
  await loadTexts(TEXTS);
  document.documentElement.lang = language;
}

/** Test files share one process. */
function leaveNothingBehind(): void {
  cleanup();
  const toast = toasts.current();
  if (toast) toasts.close(toast.id);
  dismissPushSuggestion(false);
  window.history.replaceState(null, '', '/');
  // Resets the difference between the clocks of server and device.
  noteServerTime('1970-01-01T00:00:00Z', 0);
  localStorage.clear();
  sessionStorage.clear();
}
