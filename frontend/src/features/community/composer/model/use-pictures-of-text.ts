import { MOST_PICTURES } from '#contract/community/vocabulary/markdown.ts';
import { insertedPicture } from './text-edits.ts';
import { picturesIn, pictureText, withAlt, withoutPicture, type TextPicture } from './text-pictures.ts';
import { usePictureUploads, type PictureUpload } from './use-picture-uploads.ts';
import type { TextFieldHandle } from './use-text-field.ts';

export interface PicturesOfText {
  readonly pictures: readonly TextPicture[];
  readonly uploads: readonly PictureUpload[];
  /** The text has the maximum number of pictures, including running uploads. */
  readonly isFull: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (upload: PictureUpload) => void;
  readonly dismiss: (upload: PictureUpload) => void;
  readonly describe: (picture: TextPicture, alt: string) => void;
  readonly remove: (picture: TextPicture) => void;
}

/** The pictures are derived from the text, so a restored draft or an undo restores them too. */
export function usePicturesOfText(
  text: string,
  { hasFocus, read, apply, replace }: TextFieldHandle,
): PicturesOfText {
  const { uploads, start, retry, dismiss } = usePictureUploads(({ url }) => {
    const edit = insertedPicture(read(), pictureText(url));
    if (hasFocus()) apply(edit);
    else replace(edit);
  });
  const pictures = picturesIn(text);
  const onTheirWay = uploads.filter(({ problem }) => problem === null).length;
  const left = MOST_PICTURES - pictures.length - onTheirWay;
  const rewrite = (changed: string): void =>
    replace({
      from: 0,
      to: text.length,
      insert: changed,
      selectFrom: changed.length,
      selectTo: changed.length,
    });
  return {
    pictures,
    uploads,
    isFull: left <= 0,
    add: (files) => start(files.filter(({ type }) => type.startsWith('image/')).slice(0, Math.max(0, left))),
    retry,
    dismiss,
    describe: (picture, alt) => rewrite(withAlt(text, picture, alt)),
    remove: (picture) => rewrite(withoutPicture(text, picture)),
  };
}
