import { onTestFinished, vi } from 'vitest';

/** An upload whose progress and response a test controls. */
export class FakeUpload {
  static readonly started: FakeUpload[] = [];
  readonly upload = new EventTarget();
  private readonly events = new EventTarget();
  address = '';
  file: File | null = null;
  status = 0;
  responseText = '';

  open(_method: string, address: string): void {
    this.address = address;
  }

  setRequestHeader(): void {
    // The fake server needs no headers.
  }

  addEventListener(name: string, listener: () => void): void {
    this.events.addEventListener(name, listener);
  }

  send(file: File): void {
    this.file = file;
    FakeUpload.started.push(this);
  }

  hasCome(percent: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: percent, total: 100 }));
  }

  isAnswered(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.events.dispatchEvent(new Event('load'));
  }

  breaksOff(): void {
    this.events.dispatchEvent(new Event('error'));
  }
}

/** Replaces the browser's uploads until the test ends. */
export function fakeUploads(): readonly FakeUpload[] {
  FakeUpload.started.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  onTestFinished(() => void vi.unstubAllGlobals());
  return FakeUpload.started;
}
