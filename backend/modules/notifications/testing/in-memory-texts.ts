import type {
  HandedOver,
  ReceivedText,
  ReceivedTexts,
  TextLog,
  TextOptOuts,
  TextSender,
  TextToSend,
} from '../application/ports.ts';
import type { LoggedText, TextOutcome } from '../domain/logged-text.ts';

export class InMemoryTextLog implements TextLog {
  readonly texts = new Map<string, LoggedText>();

  async find(id: string): Promise<LoggedText | null> {
    return this.texts.get(id) ?? null;
  }

  async findReleasable(now: Date, limit: number): Promise<readonly string[]> {
    return [...this.texts.values()]
      .filter(({ status, sendAfter }) => status === 'held' && sendAfter !== null && sendAfter <= now)
      .toSorted((a, b) => (a.sendAfter?.getTime() ?? 0) - (b.sendAfter?.getTime() ?? 0))
      .slice(0, limit)
      .map(({ id }) => id);
  }

  async findTriedSince(before: Date, limit: number): Promise<readonly string[]> {
    return [...this.texts.values()]
      .filter(
        ({ status, sendingSince }) => status === 'sending' && sendingSince !== null && sendingSince <= before,
      )
      .toSorted((a, b) => (a.sendingSince?.getTime() ?? 0) - (b.sendingSince?.getTime() ?? 0))
      .slice(0, limit)
      .map(({ id }) => id);
  }

  async findPriceDue(now: Date, limit: number): Promise<LoggedText[]> {
    return [...this.texts.values()]
      .filter(({ priceDueAt }) => priceDueAt !== null && priceDueAt <= now)
      .toSorted((a, b) => (a.priceDueAt?.getTime() ?? 0) - (b.priceDueAt?.getTime() ?? 0))
      .slice(0, limit);
  }

  async hasTexted(phone: string): Promise<boolean> {
    return [...this.texts.values()].some(
      ({ recipientPhone, status }) =>
        recipientPhone === phone && status !== 'failed' && status !== 'opted_out',
    );
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

  async add(phone: string): Promise<boolean> {
    const isNew = !this.phones.has(phone);
    this.phones.add(phone);
    return isNew;
  }

  async remove(phone: string): Promise<boolean> {
    return this.phones.delete(phone);
  }
}

export class InMemoryReceivedTexts implements ReceivedTexts {
  private readonly received = new Map<string, Date>();
  private readonly log: Pick<InMemoryTextLog, 'texts'>;

  constructor(log: Pick<InMemoryTextLog, 'texts'> = new InMemoryTextLog()) {
    this.log = log;
  }

  async addFirst({ providerId, id, at }: ReceivedText): Promise<boolean> {
    const mark = providerId ?? id;
    const isFirst = !this.received.has(mark);
    if (isFirst) this.received.set(mark, at);
    return isFirst;
  }

  async wasAnswered(phone: string, words: string, since: Date): Promise<boolean> {
    return [...this.log.texts.values()].some(
      (text) => text.recipientPhone === phone && text.message === words && text.createdAt > since,
    );
  }

  async answersSince(phone: string, since: Date): Promise<number> {
    return [...this.log.texts.values()].filter(
      ({ recipientPhone, budget, createdAt }) =>
        recipientPhone === phone && budget === 'reply' && createdAt > since,
    ).length;
  }

  async forgetBefore(at: Date, limit: number): Promise<number> {
    const old = [...this.received].filter(([, received]) => received < at).slice(0, limit);
    for (const [providerId] of old) this.received.delete(providerId);
    return old.length;
  }
}

/** Returns or throws the set outcome, and records the texts it was given. */
export class InMemoryTextSender implements TextSender {
  readonly given: TextToSend[] = [];
  outcome: TextOutcome | Error = 'sent';

  async send(text: TextToSend): Promise<HandedOver> {
    this.given.push(text);
    if (this.outcome instanceof Error) throw this.outcome;
    return { outcome: this.outcome, providerId: this.outcome === 'sent' ? `SM-${text.id}` : null };
  }
}
