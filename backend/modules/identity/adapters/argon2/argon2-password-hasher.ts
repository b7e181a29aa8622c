import { hash, verify, type Options } from '@node-rs/argon2';
import type { PasswordHasher } from '../../application/ports.ts';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_AT_ONCE = 2;

/** Never more hashes at once than cores: the rest waits its turn instead of slowing all. */
export class Argon2PasswordHasher implements PasswordHasher {
  private readonly parameters: Options;
  private readonly nobody: Promise<string>;
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(parameters = PARAMETERS) {
    this.parameters = parameters;
    this.nobody = hash('nobody has this password', parameters);
  }

  async hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, this.parameters));
  }

  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    const against = passwordHash ?? (await this.nobody);
    const equal = await this.inTurn(() => verify(against, password));
    return equal && passwordHash !== null;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= MAX_AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }
}
