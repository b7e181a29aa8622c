import { useEffect } from 'react';

/** Beside a screen that the server has drawn: what was pressed or typed before is heard from now on (`frontend/public/boot.js`). */
export function Usable() {
  useEffect(() => {
    document.documentElement.dataset['usable'] = '';
  }, []);
  return null;
}
