import { useEffect } from 'react';

/** Signals to `frontend/public/boot.js` that a page from the server now reacts, so that it replays earlier input. */
export function Usable() {
  useEffect(() => {
    document.documentElement.dataset['usable'] = '';
  }, []);
  return null;
}
