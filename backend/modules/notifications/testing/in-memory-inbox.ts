import type { UserId } from '#kernel/ids.ts';
import type { InboxReader } from '../application/inbox-reader.ts';
import type { Inbox, InboxItem } from '../application/ports.ts';

export class InMemoryInbox implements Inbox, InboxReader {
  private items: (InboxItem & { isRead: boolean })[] = [];

  async add(item: InboxItem): Promise<void> {
    this.items.push({ ...item, isRead: false });
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

  async list(userId: UserId, after: { at: string; id: string } | null, limit: number) {
    return this.items
      .map(({ userId: owner, createdAt, ...item }) => ({
        owner,
        row: { ...item, createdAt: createdAt.toISOString() },
      }))
      .filter(({ owner }) => owner === userId)
      .map(({ row }) => row)
      .filter((row) => !after || row.createdAt + row.id < after.at + after.id)
      .toSorted((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? 1 : -1))
      .slice(0, limit);
  }
}
