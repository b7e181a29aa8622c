import { useRef, useState } from 'react';
import type { Picture } from '#contract/community/writing/pictures.ts';
import { useUploadPicture } from '#entities/picture/index.ts';

export interface PictureUpload {
  readonly key: number;
  readonly file: File;
  /** Whole percent; null after a refusal. */
  readonly progress: number | null;
  readonly problem: string | null;
}

interface PictureUploads {
  readonly uploads: readonly PictureUpload[];
  readonly start: (files: readonly File[]) => void;
  readonly retry: (upload: PictureUpload) => void;
  readonly dismiss: (upload: PictureUpload) => void;
}

/** Running uploads. A finished one leaves the list; a refused one stays with its reason. */
export function usePictureUploads(onKept: (picture: Picture) => void): PictureUploads {
  const upload = useUploadPicture('post');
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const next = useRef(0);
  const change = (key: number, changes: Partial<PictureUpload>): void =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const remove = (key: number): void => setUploads((all) => all.filter((one) => one.key !== key));
  const send = async (key: number, file: File): Promise<void> => {
    change(key, { progress: 0, problem: null });
    const { picture, problem } = await upload(file, (progress) => change(key, { progress }));
    if (!picture) {
      change(key, { progress: null, problem });
      return;
    }
    remove(key);
    onKept(picture);
  };
  const start = (files: readonly File[]): void => {
    for (const file of files) {
      const key = (next.current += 1);
      setUploads((all) => [...all, { key, file, progress: 0, problem: null }]);
      void send(key, file);
    }
  };
  return {
    uploads,
    start,
    retry: ({ key, file }) => void send(key, file),
    dismiss: ({ key }) => remove(key),
  };
}
