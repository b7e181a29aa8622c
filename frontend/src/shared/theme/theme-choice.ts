import { useSyncExternalStore } from 'react';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** `public/boot.js` reads the same key before the first paint. */
const STORAGE_KEY = 'crewvine.theme';
const listeners = new Set<() => void>();

function parseThemeChoice(stored: string | null | undefined): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === stored) ?? 'system';
}

function currentChoice(): ThemeChoice {
  return parseThemeChoice(document.documentElement.dataset['theme']);
}

/** Colors are custom properties behind `data-theme`, so a switch repaints without rendering again. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
  try {
    if (choice === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Storage is blocked: the choice lasts until the user leaves the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useThemeChoice(): ThemeChoice {
  // The server has no storage, so it draws the switch without a choice.
  return useSyncExternalStore(subscribe, currentChoice, () => 'system');
}
