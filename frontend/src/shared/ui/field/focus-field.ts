/** Focuses a field by its name, in the form around an element. */
export function focusField(inside: HTMLElement | null, name: string): void {
  const form = inside?.closest('form');
  const field = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
