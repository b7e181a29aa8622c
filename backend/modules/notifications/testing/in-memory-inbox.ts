import type { UserId } from '#kernel/ids.ts';
import type { InboxFilter, InboxReader } from '../application/inbox-reader.ts';
import type { Inbox, InboxItem, TakenBack } from '../application/ports.ts';

export class InMemoryInbox implements Inbox, InboxReader {
  private items: (InboxItem & { isRead: boolean })[] = [];

  async add(item: InboxItem): Promise<void> {
    this.items.push({ ...item, isRead: false });
  }

  async findGroup(userId: UserId, type: string, key: string) {
    const found = this.items.find(
      (one) => one.userId === userId && one.type === type && one.group?.key === key && !one.isRead,
    );
    return found ? { id: found.id, people: found.group?.people ?? [] } : null;
  }

  async findStep(userId: UserId, key: string, since: Date) {
    const steps = this.items.filter((one) => one.userId === userId && one.group?.key === key && !one.isRead);
    return steps.findLast(({ createdAt }) => createdAt > since) ?? null;
  }

  async takeBack(userId: UserId, { key, statuses, kinds, since }: TakenBack): Promise<void> {
    this.items = this.items.filter(
      (one) =>
        one.userId !== userId ||
        one.group?.key !== key ||
        one.createdAt <= since ||
        !(kinds.includes(one.type) || statuses.includes(one.facts?.['status'] ?? '')),
    );
  }

  async renew(item: InboxItem): Promise<void> {
    this.items = this.items.map((one) => (one.id === item.id ? { ...item, isRead: false } : one));
  }

  async markRead(userId: UserId, id: string): Promise<boolean> {
    const item = this.items.find((one) => one.id === id && one.userId === userId);
    if (item) item.isRead = true;
    return item !== undefined;
  }

  async markAllRead(userId: UserId): Promise<void> {
    for (const item of this.items) if (item.userId === userId) item.isRead = true;
  }

  async unreadCount(userId: UserId): Promise<number> {
    return this.items.filter((item) => item.userId === userId && !item.isRead).length;
  }

  async list(userId: UserId, after: { at: string; id: string } | null, limit: number, only?: InboxFilter) {
    return this.items
      .map(({ userId: owner, id, type, title, message, data, isRead, createdAt }) => ({
        owner,
        row: { id, type, title, message, data, isRead, createdAt: createdAt.toISOString() },
      }))
      .filter(({ owner }) => owner === userId)
      .map(({ row }) => row)
      .filter((row) => !only?.unread || !row.isRead)
      .filter((row) => !only?.types || only.types.includes(row.type))
      .filter((row) => !after || row.createdAt + row.id < after.at + after.id)
      .toSorted((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? 1 : -1))
      .slice(0, limit);
  }
}
