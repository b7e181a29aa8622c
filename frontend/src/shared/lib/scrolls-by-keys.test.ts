// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest';
import { bringWhatIsMissing } from '../testing/missing-in-jsdom.ts';
import { scrollsByKeys } from './scrolls-by-keys.ts';

function part(sizes: Readonly<Record<string, number>>, html: string) {
  bringWhatIsMissing();
  const element = document.createElement('div');
  element.innerHTML = html;
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(element, name, { value });
  document.body.append(element);
  const stop = scrollsByKeys(element);
  onTestFinished(() => {
    stop?.();
    element.remove();
  });
  return element;
}
const LONG = { scrollHeight: 900, clientHeight: 400 };
const observed = () => new Promise<void>((resolve) => queueMicrotask(resolve));

it('a tall part without focusable elements is focusable', () => {
  expect(part(LONG, '<p>Paid</p>').tabIndex).toBe(0);
});

it('a wide part without focusable elements is focusable', () => {
  expect(part({ scrollWidth: 700, clientWidth: 400 }, '<p>Paid</p>').tabIndex).toBe(0);
});

it('a part that fits or contains a focusable element is not focusable', () => {
  expect(part({ scrollHeight: 400, clientHeight: 400 }, '<p>Paid</p>').hasAttribute('tabindex')).toBe(false);
  expect(part(LONG, '<button>Refund</button>').hasAttribute('tabindex')).toBe(false);
  expect(part(LONG, '<button disabled>Refund</button>').tabIndex).toBe(0);
});

it('elements that load later count, and focus stays in the part', async () => {
  const element = part(LONG, '<p>Paid</p>');
  element.focus();
  element.append(document.createElement('button'));
  await observed();
  expect(document.activeElement).toBe(element);
  element.blur();
  element.append(document.createElement('button'));
  await observed();
  expect(element.hasAttribute('tabindex')).toBe(false);
});
