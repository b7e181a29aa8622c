interface SentFile {
  /** 0 if the server was not reached. */
  readonly status: number;
  readonly text: string;
}

/** Sends the bytes unchanged. Unlike `fetch`, this reports the progress, in whole percent. */
export function sendFile(
  address: string,
  file: File,
  onProgress: (percent: number) => void,
): Promise<SentFile> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(Math.round((loaded / total) * 100));
    });
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('error', () => resolve({ status: 0, text: '' }));
    request.send(file);
  });
}
