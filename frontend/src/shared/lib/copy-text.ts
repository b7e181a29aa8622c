/** Puts a text on the clipboard; false if neither the clipboard nor the old command is allowed. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No permission, or a page without HTTPS. The old command still works there.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // An open dialog traps focus, so the selected element must be inside it.
  const pressed = document.activeElement;
  const dialog = pressed?.closest('[role="dialog"]');
  (dialog ?? document.body).append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (pressed instanceof HTMLElement) pressed.focus();
  }
}
