import type { Draft } from '#contract/community/writing/drafts.ts';
import { clearDraft, readDraft, writeDraft } from '#shared/form/index.ts';

export interface DraftText {
  readonly title: string;
  readonly content: string;
}

/**
 * `device`: stored only on this device until the server is reachable. `restored`: found when the form opened.
 * `none`: an empty form.
 */
export type DraftState = 'none' | 'restored' | 'saving' | 'saved' | 'device';

/** One person's server drafts for one place. Each call rejects if the server is unreachable. */
export interface DraftServer {
  readonly read: () => Promise<Draft | null>;
  readonly save: (text: DraftText) => Promise<void>;
  readonly drop: () => Promise<void>;
  readonly now: () => number;
}

/** A pause between words, not between letters. */
const PAUSE_MS = 1500;
const EMPTY = { title: '', content: '', at: 0, isUnsent: false };

const isEmpty = ({ title, content }: DraftText): boolean => title.trim() === '' && content.trim() === '';

/**
 * Stores what someone writes for one place: on the device with every letter, on the server after a pause, so that neither a
 * lost connection nor a closed tab costs a word (rules.md#drafts).
 */
export class DraftStorage {
  private readonly name: string;
  private readonly server: DraftServer;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private state: DraftState = 'none';
  private unsent: DraftText | null = null;
  /** Runs one call after the other: a save in progress must not restore a deleted draft. */
  private line: Promise<unknown> = Promise.resolve();

  constructor(name: string, server: DraftServer) {
    this.name = name;
    this.server = server;
  }

  readonly current = (): DraftState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** The earlier text, or null. The device's text wins over an older one on the server. */
  async open(): Promise<DraftText | null> {
    const kept = readDraft(this.name, EMPTY);
    const found = await this.server.read().then(
      (draft) => ({ draft }),
      () => null,
    );
    const isNewer = kept.isUnsent && kept.at >= Date.parse(found?.draft?.updatedAt ?? '1970-01-01');
    const text = isNewer || !found ? kept : textOf(found.draft);
    if (!isNewer && found) clearDraft(this.name);
    if (isEmpty(text)) return null;
    this.become('restored');
    if (isNewer) this.waitAndSend(text);
    return { title: text.title, content: text.content };
  }

  change(text: DraftText): void {
    // A form that was emptied by publishing has nothing to keep.
    if (isEmpty(text) && this.state === 'none') return;
    writeDraft(this.name, { ...text, at: this.server.now(), isUnsent: true });
    this.become('saving');
    this.waitAndSend(text);
  }

  /** Sends the unsent text, if any. */
  flush(): void {
    clearTimeout(this.timer);
    const text = this.unsent;
    if (text) this.line = this.line.then(() => this.send(text));
  }

  /** Deletes the draft after publishing or discarding. */
  forget(): void {
    clearTimeout(this.timer);
    this.unsent = null;
    clearDraft(this.name);
    this.become('none');
    // Without a connection, the server's draft remains and is offered again, which is harmless.
    this.line = this.line.then(() => this.server.drop()).catch(() => undefined);
  }

  private waitAndSend(text: DraftText): void {
    clearTimeout(this.timer);
    this.unsent = text;
    this.timer = setTimeout(() => this.flush(), PAUSE_MS);
  }

  private async send(text: DraftText): Promise<void> {
    if (this.unsent !== text) return;
    const sent = await (isEmpty(text) ? this.server.drop() : this.server.save(text)).then(
      () => true,
      () => false,
    );
    if (this.unsent !== text) return;
    if (!sent) {
      this.become('device');
      return;
    }
    this.unsent = null;
    clearDraft(this.name);
    this.become(isEmpty(text) ? 'none' : 'saved');
  }

  private become(state: DraftState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

function textOf(draft: Draft | null): DraftText {
  return { title: draft?.title ?? '', content: draft?.content ?? '' };
}
