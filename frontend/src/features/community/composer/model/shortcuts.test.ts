import { expect, it } from 'vitest';
import { commandOf, shortcutOf, shortcutLabel } from './shortcuts.ts';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it('shortcuts work on every keyboard layout', () => {
  const pressed = [
    { key: 'b', ctrlKey: true },
    { key: 'I', metaKey: true },
    { key: 'k', ctrlKey: true },
    { key: 'e', ctrlKey: true },
    { key: '*', ctrlKey: true, shiftKey: true },
    { key: '(', code: 'Digit8', ctrlKey: true, shiftKey: true },
    { key: '9', ctrlKey: true, shiftKey: true },
  ].map((keys) => commandOf({ ...NONE, ...keys }));
  expect(pressed).toEqual(['bold', 'italic', 'link', 'code', 'list', 'list', 'quote']);
});

it('other keys are ignored', () => {
  const pressed = [
    { key: 'b' },
    { key: 'b', ctrlKey: true, altKey: true },
    { key: 'B', ctrlKey: true, shiftKey: true },
    { key: '8', ctrlKey: true },
    { key: 'Enter', ctrlKey: true },
  ].map((keys) => commandOf({ ...NONE, ...keys }));
  expect(pressed).toEqual([null, null, null, null, null]);
});

it('says them as the device writes them', () => {
  expect([shortcutLabel('bold', false), shortcutLabel('list', true)]).toEqual(['Ctrl+B', '⌘⇧8']);
  expect([shortcutOf('quote', false), shortcutOf('link', true)]).toEqual(['Control+Shift+9', 'Meta+K']);
});
