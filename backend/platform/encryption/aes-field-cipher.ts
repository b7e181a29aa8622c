import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { FieldCipher, FieldPlace } from '#kernel/field-cipher.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FORM = 'v1';

interface FieldKey {
  /** Distinguishes keys without revealing anything about them. */
  readonly id: string;
  readonly bytes: Buffer;
}

/** A key in the format of `FIELD_ENCRYPTION_KEYS`: 32 random bytes in base64 or base64url. */
export function isFieldKey(text: string): boolean {
  return /^[\w+/-]{43}=?$/.test(text) && Buffer.from(text, 'base64').length === KEY_BYTES;
}

/** AES-256-GCM with a random nonce. The first key seals, all keys open; a sealed value names its key. */
export class AesFieldCipher implements FieldCipher {
  private readonly keys: readonly FieldKey[];

  constructor(keys: readonly string[]) {
    this.keys = keys.map((key) => {
      if (!isFieldKey(key)) throw new Error('A key of FIELD_ENCRYPTION_KEYS is not 32 bytes in base64');
      const bytes = Buffer.from(key, 'base64');
      return {
        id: createHash('sha256').update('crewvine.field-key').update(bytes).digest('hex').slice(0, 8),
        bytes,
      };
    });
  }

  get currentPrefix(): string {
    return prefixOf(this.sealing());
  }

  seal(value: string, place: FieldPlace): string {
    const key = this.sealing();
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, key.bytes, nonce).setAAD(bound(key, place));
    const body = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
    const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    return `${prefixOf(key)}${sealed}`;
  }

  open(sealed: string, place: FieldPlace): string {
    const [form, id, text = ''] = sealed.split('.');
    const key = this.keys.find((one) => one.id === id);
    const at = `${place.table}.${place.column} of ${place.row}`;
    if (form !== FORM || !key) throw new Error(`No key in FIELD_ENCRYPTION_KEYS opens ${at}`);
    const bytes = Buffer.from(text, 'base64url');
    if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error(`What is sealed in ${at} is cut off`);
    const decipher = createDecipheriv(ALGORITHM, key.bytes, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(bound(key, place)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    try {
      return Buffer.concat([body, decipher.final()]).toString('utf8');
    } catch (error) {
      throw new Error(`What is sealed in ${at} was changed or moved`, { cause: error });
    }
  }

  private sealing(): FieldKey {
    const [key] = this.keys;
    if (!key) throw new Error('Nothing can be sealed: FIELD_ENCRYPTION_KEYS is empty');
    return key;
  }
}

function prefixOf({ id }: FieldKey): string {
  return `${FORM}.${id}.`;
}

/** Names of tables and columns contain no `/`, so two places never produce the same text. */
function bound(key: FieldKey, { table, column, row }: FieldPlace): Buffer {
  return Buffer.from(`${FORM}/${key.id}/${table}/${column}/${row}`, 'utf8');
}
