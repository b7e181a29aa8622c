import type { DocumentKind } from '#entities/document/index.ts';

interface Sent {
  /** 0 where the server was not reached. */
  readonly status: number;
  readonly text: string;
}

/** The bytes as they are. `fetch` cannot tell how far an upload has come; this can. */
export function sendFile(
  kind: DocumentKind,
  file: File,
  onProgress: (percent: number) => void,
): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const query = new URLSearchParams({ kind, name: file.name });
    request.open('POST', `/api/documents?${query}`);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(Math.round((loaded / total) * 100));
    });
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('error', () => resolve({ status: 0, text: '' }));
    request.send(file);
  });
}
