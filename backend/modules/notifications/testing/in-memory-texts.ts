import type { TextLog, TextOptOuts, TextSender } from '../application/ports.ts';
import type { LoggedText } from '../domain/logged-text.ts';

export class InMemoryTextLog implements TextLog {
  readonly texts = new Map<string, LoggedText>();

  async find(id: string): Promise<LoggedText | null> {
    return this.texts.get(id) ?? null;
  }

  async findReleasable(now: Date, limit: number): Promise<LoggedText[]> {
    return [...this.texts.values()]
      .filter(({ status, sendAfter }) => status === 'held' && sendAfter !== null && sendAfter <= now)
      .toSorted((a, b) => (a.sendAfter?.getTime() ?? 0) - (b.sendAfter?.getTime() ?? 0))
      .slice(0, limit);
  }

  async save(text: LoggedText): Promise<void> {
    this.texts.set(text.id, text);
  }
}

export class InMemoryTextOptOuts implements TextOptOuts {
  private readonly phones = new Set<string>();

  async has(phone: string): Promise<boolean> {
    return this.phones.has(phone);
  }

  async add(phone: string): Promise<void> {
    this.phones.add(phone);
  }

  async remove(phone: string): Promise<void> {
    this.phones.delete(phone);
  }
}

export class InMemoryTextSender implements TextSender {
  readonly sent: { readonly id: string; readonly to: string; readonly body: string }[] = [];

  async send(text: { id: string; to: string; body: string }): Promise<void> {
    this.sent.push(text);
  }
}
