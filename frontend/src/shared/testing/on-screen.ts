import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** The only visible toast: title and text together. */
export async function expectToast(words: string | RegExp): Promise<void> {
  const toast = (): string => document.querySelector('[role="region"] > ol > li')?.textContent ?? '';
  await waitFor(() => {
    if (typeof words === 'string') expect(toast()).toBe(words);
    else expect(toast()).toMatch(words);
  });
}

/** The messages below the fields, in the order of the form. */
export async function expectFieldMessages(messages: readonly string[]): Promise<void> {
  const shown = () => [...document.querySelectorAll('p[id$="-error"]')].map(({ textContent }) => textContent);
  await waitFor(() => expect(shown()).toEqual(messages));
}

/** Presses the button with this name once it exists and is not busy, because a busy button ignores presses. */
export async function press(user: UserEvent, name: string | RegExp, inside?: HTMLElement): Promise<void> {
  const button = await (inside ? within(inside) : screen).findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  await user.click(button);
}

/** The same for a button that can't be pressed until something else has loaded. */
export async function pressOnceEnabled(user: UserEvent, name: string | RegExp): Promise<void> {
  const button = (): HTMLElement => screen.getByRole('button', { name });
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
  await user.click(button());
}

/** Fills in fields by their labels. A label may continue: "(optional)". */
export async function fillIn(user: UserEvent, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, words] of Object.entries(fields)) {
    const field = await screen.findByLabelText((text) => text === label || text.startsWith(`${label} `));
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, words);
    else {
      act(() => field.focus());
      // Types the whole text in one step, because each keystroke would validate a long form.
      fireEvent.change(field, { target: { value: words } });
    }
  }
}

/** The choices of a field, in order. */
export function choicesOf(label: string): string {
  return [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text).join(', ');
}

export function valueOf(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value;
}
