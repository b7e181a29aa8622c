import { styleNonce } from './boot/nonce.ts';
import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { nobodySignedIn } from '#entities/session/index.ts';
import { takeOver, type ReadForPage } from '#shared/api/index.ts';
import { returnToChoice, startI18n } from '#shared/i18n/index.ts';
import { isLoadFailure, loadParts, takeOverTime, noteServerTime } from '#shared/lib/index.ts';
import { App } from './App.tsx';
import { followOwner } from './follow-owner.ts';
import { loadScreenAt } from './routing/screens.ts';
import { startServiceWorker } from './boot/service-worker.ts';
import { makeStore, type AppStore } from './store.ts';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const data = document.getElementById('page-data');
  await (data ? goOn(root, JSON.parse(data.textContent)) : begin(root));
}

async function begin(root: HTMLElement): Promise<void> {
  await startI18n();
  const store = ownedStore();
  // The server has said so: the browser would only hear it again, as an error in its console.
  if ('signedOut' in document.documentElement.dataset) store.dispatch(nobodySignedIn());
  createRoot(root).render(framed(<App store={store} />));
}

function ownedStore(): AppStore {
  const store = makeStore();
  followOwner(store);
  return store;
}

/** Takes over the data of a page that the server rendered, so that nothing is drawn or requested twice. */
async function goOn(root: HTMLElement, read: ReadForPage): Promise<void> {
  const { pathname: drawnFor } = location;
  const store = ownedStore();
  store.dispatch(takeOver(read));
  takeOverTime(read.drawnAt);
  noteServerTime(read.serverTime);
  const parts = (): Promise<void> => loadParts(read.parts);
  // The shell's parts load together with the screen, which brings others.
  await Promise.all([startI18n(read.language), loadScreenAt(location.pathname).then(parts), parts()]);
  // False if the user has navigated in the meantime.
  if (location.pathname === drawnFor)
    hydrateRoot(root, framed(<App store={store} readBefore={store.getState()} />));
  else createRoot(root).render(framed(<App store={store} />));
  await returnToChoice(read.language);
}

function framed(app: ReactNode): ReactNode {
  return (
    <StrictMode>
      <StyleSheetManager nonce={styleNonce}>
        <BrowserRouter>{app}</BrowserRouter>
      </StyleSheetManager>
    </StrictMode>
  );
}

start().catch((error: unknown) => {
  // `frontend/public/boot.js` then loads the page once more.
  if (error instanceof Error && isLoadFailure(error)) document.dispatchEvent(new Event('startfailed'));
  else throw error;
});
startServiceWorker();
