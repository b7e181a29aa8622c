// @vitest-environment jsdom
import { createHash, webcrypto } from 'node:crypto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { silent, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { renderPart, type Part } from '#shared/testing/render-part.tsx';
import { VerifyDocumentPage } from './VerifyDocumentPage.tsx';

const LETTER = Buffer.from('%PDF-1.7 a letter that was signed');
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const KNOWN = { known: true, signedBy: 'Bo L.', signedAt: '2026-11-20T18:30:00.000Z', status: 'signed' };
const UNKNOWN = { known: false, signedBy: null, signedAt: null, status: null };

const fileOf = (bytes: Uint8Array, name = 'letter.pdf'): File =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

function start(): FakeServer {
  const server = startFakeServer();
  server.answers('GET /api/offer-letters/verify/*', ({ path }) => ({
    body: path.endsWith(hashOf(LETTER)) ? KNOWN : UNKNOWN,
  }));
  return server;
}

const open = (language: Language = 'en') => renderPart(<VerifyDocumentPage />, { language });
const chooser = () => document.querySelector<HTMLInputElement>('[data-document]') as HTMLInputElement;
const choose = ({ user }: Part, file: File) => user.upload(chooser(), file);

/** Simulates a page with or without TLS. */
function withCrypto(subtle: boolean): void {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('crypto', subtle ? webcrypto : { getRandomValues: () => undefined });
}

describe('the check of a document', () => {
  it.each([
    ['the browser', true],
    ['a package on a page without TLS', false],
  ])('the signed file is recognized, hashed by %s', async (_by, subtle) => {
    const server = start();
    const part = await open();
    withCrypto(subtle);
    await choose(part, fileOf(LETTER));
    expect(await screen.findByText('This is the signed letter')).toBeTruthy();
    expect(screen.getByText('Bo L.')).toBeTruthy();
    expect(screen.getByText(/Nov 20, 2026/)).toBeTruthy();
    expect(screen.getByText('Signed')).toBeTruthy();
    expect(screen.getByText('letter.pdf')).toBeTruthy();
    // Only the hash leaves the device.
    expect(server.calls().map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET /api/offer-letters/verify/${hashOf(LETTER)}`,
    ]);
  });

  it('a file with one changed byte is not recognized', async () => {
    start();
    const part = await open();
    const changed = Buffer.from(LETTER);
    changed.writeUInt8(changed.readUInt8(9) ^ 1, 9);
    await choose(part, fileOf(changed));
    expect(await screen.findByText("We don't know this document")).toBeTruthy();
    await choose(part, fileOf(LETTER));
    expect(await screen.findByText('This is the signed letter')).toBeTruthy();
  });

  it('a dropped file is checked, and the page is available in Spanish', async () => {
    start();
    await open('es');
    const area = document.querySelector('[data-file-drop]') as Element;
    fireEvent.dragOver(area, { dataTransfer: { files: [] } });
    fireEvent.drop(area, { dataTransfer: { files: [fileOf(LETTER)] } });
    expect(await screen.findByText('Es la carta firmada')).toBeTruthy();
    expect(screen.getByText('Firmada')).toBeTruthy();
  });

  it('a file over 20 MB is refused without reading it', async () => {
    const server = start();
    const part = await open();
    const large = fileOf(LETTER, 'film.pdf');
    const read = vi.spyOn(large, 'arrayBuffer');
    Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 });
    await choose(part, large);
    expect(await screen.findByText('This file is too large')).toBeTruthy();
    expect(read).not.toHaveBeenCalled();
    expect(server.calls()).toEqual([]);
  });

  it('the page shows that a file cannot be read', async () => {
    start();
    const part = await open();
    const gone = fileOf(LETTER);
    gone.arrayBuffer = () => Promise.reject(new Error('It was moved'));
    await choose(part, gone);
    expect(await screen.findByText("We couldn't read this file")).toBeTruthy();
  });

  it('the check can be repeated if the server did not answer', async () => {
    const server = start();
    server.answers('GET /api/offer-letters/verify/*', silent);
    const part = await open();
    await choose(part, fileOf(LETTER));
    expect(await screen.findByText("We couldn't check the document")).toBeTruthy();
    server.answers('GET /api/offer-letters/verify/*', { body: KNOWN });
    await part.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByText('This is the signed letter')).toBeTruthy());
  });
});
