import type { LetterVersions } from '../application/ports.ts';
import type { ReplacedVersion } from '../domain/letter/offer-letter-record.ts';

export class InMemoryLetterVersions implements LetterVersions {
  readonly kept: ReplacedVersion[] = [];

  async add(version: ReplacedVersion): Promise<void> {
    this.kept.push(version);
  }

  async isReplaced(tokenHash: string): Promise<boolean> {
    return this.kept.some(({ signingTokenHash, copiedTokenHash }) =>
      [signingTokenHash, copiedTokenHash].includes(tokenHash),
    );
  }
}
