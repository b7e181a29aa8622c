let saidOnServer = false;

/** For a page of the server, which has no document yet. */
export function sayPrelaunch(isOn: boolean): void {
  saidOnServer = isOn;
}

/** Whether the product has not launched yet: the server writes it into the page. */
export function isPrelaunch(): boolean {
  return typeof document === 'undefined' ? saidOnServer : 'prelaunch' in document.documentElement.dataset;
}
