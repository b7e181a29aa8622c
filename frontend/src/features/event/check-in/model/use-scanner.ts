import { useEffect, useRef, useState, type RefObject } from 'react';
import { openQrReader, type QrReader } from './qr-reader.ts';

export type ScannerState = 'starting' | 'on' | 'blocked' | 'missing';

const BETWEEN_LOOKS_MS = 150;
/** A code counts again after this many reads without it. */
const LOOKS_WITHOUT = 8;

/** Shows the rear camera in this video and reports each code once when it comes into view. */
export function useScanner(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (text: string) => unknown,
): ScannerState {
  const [state, setState] = useState<ScannerState>('starting');
  const report = useRef(onCode);
  useEffect(() => {
    report.current = onCode;
  });
  useEffect(() => {
    const leaving = new AbortController();
    const scan = async (): Promise<void> => {
      const shown = video.current;
      if (!shown) return;
      try {
        await showCamera(shown, leaving.signal);
        const read = await openQrReader();
        if (leaving.signal.aborted) return;
        setState('on');
        await watch(shown, read, (text) => report.current(text), leaving.signal);
      } catch (error) {
        if (!leaving.signal.aborted) setState(isRefused(error) ? 'blocked' : 'missing');
      }
    };
    void scan();
    return () => leaving.abort();
  }, [video]);
  return state;
}

const isRefused = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError');

/** Runs until the abort signal, then turns off the camera. */
async function showCamera(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = (): void => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop, { once: true });
  video.srcObject = stream;
  await video.play();
}

async function watch(
  video: HTMLVideoElement,
  read: QrReader,
  onCode: (text: string) => unknown,
  signal: AbortSignal,
): Promise<void> {
  let seen: string | null = null;
  let without = 0;
  while (!signal.aborted) {
    const text = await read(video);
    without = text === null ? without + 1 : 0;
    if (without >= LOOKS_WITHOUT) seen = null;
    if (text !== null && text !== seen && !signal.aborted) {
      seen = text;
      await onCode(text);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, BETWEEN_LOOKS_MS);
    });
  }
}
