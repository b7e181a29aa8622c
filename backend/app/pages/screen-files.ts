import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { screenPattern } from '#platform/http/contract/screens.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';

/** The format that the build writes (`frontend/build/screen-files.ts`). */
type ListedFiles = Readonly<
  Record<
    string,
    { readonly code: readonly string[]; readonly texts: Readonly<Record<Language, readonly string[]>> }
  >
>;

/** The files of each screen of the built web client, so that a page can name those of its own. */
export class ScreenFiles {
  private readonly screens: readonly {
    readonly pattern: RegExp;
    readonly files: ListedFiles[string];
  }[];

  private constructor(listed: ListedFiles) {
    // A path without parameters comes first: `/community/:id` also matches `/community/search`.
    const paths = Object.keys(listed).toSorted(
      (left, right) => Number(left.includes(':')) - Number(right.includes(':')),
    );
    this.screens = paths.flatMap((screen) => {
      const files = listed[screen];
      return files ? [{ pattern: screenPattern(screen), files }] : [];
    });
  }

  /** @param root the folder of the build; one without a list has no screens */
  static async of(root: string): Promise<ScreenFiles> {
    const text = await readFile(path.join(root, '.vite/screens.json'), 'utf8').catch(() => '{}');
    const listed: ListedFiles = JSON.parse(text);
    return new ScreenFiles(listed);
  }

  /** The addresses of the screen's code and texts; none for an unknown path. */
  at(address: string, language: Language): readonly string[] {
    const files = this.screens.find(({ pattern }) => pattern.test(address))?.files;
    return files ? [...files.code, ...files.texts[language]] : [];
  }
}
