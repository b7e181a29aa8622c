let saidOnServer = false;

/** For rendering on the server, which has no document. */
export function sayPrelaunch(isOn: boolean): void {
  saidOnServer = isOn;
}

/** Whether the product has not launched yet. The server writes it into the page. */
export function isPrelaunch(): boolean {
  return typeof document === 'undefined' ? saidOnServer : 'prelaunch' in document.documentElement.dataset;
}
