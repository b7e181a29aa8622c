/** Goes to a field of the form that an element stands in, by the field's name. */
export function focusField(inside: HTMLElement | null, name: string): void {
  const form = inside?.closest('form');
  const field = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
