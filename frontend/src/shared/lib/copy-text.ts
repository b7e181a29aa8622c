/** Puts a text on the clipboard; false where neither the clipboard nor the old command is allowed. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No permission, or a page that is not served over HTTPS: the old command still works there.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // Inside an open dialog focus is trapped: what is selected has to stand in it.
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
