import { beforeEach, describe, expect, it } from 'vitest';
import { newId, type UserId } from '#kernel/ids.ts';
import type { InboxReader } from '../application/inbox-reader.ts';
import type { Inbox, ReceivedTexts, TextLog, TextOptOuts } from '../application/ports.ts';
import { LoggedText, type NewText } from '../domain/logged-text.ts';

export interface MessageStores {
  readonly inbox: Inbox & InboxReader;
  readonly texts: TextLog;
  readonly optOuts: TextOptOuts;
  readonly received: ReceivedTexts;
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>;
  readonly person: () => Promise<UserId>;
}

const NIGHT = new Date('2026-11-21T04:00:00.000Z');
const MORNING = new Date('2026-11-21T14:00:00.000Z');
const BY_NIGHT = { asked: false, optedOut: false, isTexted: true, now: NIGHT, zones: ['America/Chicago'] };

/** The shared behavior of the fakes and the stores on PostgreSQL. */
export function messageStoresContract(name: string, make: () => Promise<MessageStores>): void {
  describe(`the ${name}`, () => {
    let stores: MessageStores;
    beforeEach(async () => {
      stores = await make();
    });

    const text = (now: Date, to = '+15125550100', more: Partial<NewText> = {}) =>
      LoggedText.queue({
        id: newId(),
        to,
        shownMessage: 'words',
        recipientId: null,
        recipientName: 'Ana',
        senderId: null,
        jobId: newId<'job'>(),
        budget: 'caused',
        senderAddress: null,
        now,
        ...more,
      });

    it('the inbox lists a person’s notices newest first, page by page', async () => {
      const [ana, bo] = [await stores.person(), await stores.person()];
      const tell = async (userId: UserId, title: string, second: number) => {
        const createdAt = new Date(Date.UTC(2026, 10, 20, 12, 0, second));
        const item = {
          id: newId(),
          userId,
          type: 'worker_hired',
          title,
          message: 'm',
          data: { jobId: 'j' },
          group: null,
        };
        await stores.inbox.add({ ...item, createdAt });
        return { id: item.id, at: createdAt.toISOString() };
      };
      await tell(ana, 'first', 1);
      const second = await tell(ana, 'second', 2);
      await tell(bo, 'other', 3);
      await tell(ana, 'third', 4);
      const titles = (rows: readonly object[]) => rows.map((row) => ('title' in row ? row.title : null));
      expect(titles(await stores.inbox.list(ana, null, 2))).toEqual(['third', 'second']);
      expect(titles(await stores.inbox.list(ana, second, 2))).toEqual(['first']);
    });

    it('marking as read changes only the person’s own notices', async () => {
      const [ana, bo] = [await stores.person(), await stores.person()];
      const id = newId();
      await stores.inbox.add({
        id,
        userId: ana,
        type: 'worker_hired',
        title: 't',
        message: 'm',
        data: {},
        createdAt: NIGHT,
        group: null,
      });
      expect(await stores.inbox.markRead(bo, id)).toBe(false);
      await stores.inbox.markAllRead(bo);
      expect((await stores.inbox.list(ana, null, 1))[0]).toMatchObject({ isRead: false });
      expect(await stores.inbox.markRead(ana, id)).toBe(true);
      await stores.inbox.markAllRead(ana);
      expect((await stores.inbox.list(ana, null, 1))[0]).toMatchObject({ isRead: true });
    });

    it('the inbox filters by unread or by kinds', async () => {
      const ana = await stores.person();
      const add = async (type: string) => {
        const item = { id: newId(), userId: ana, type, title: type, message: 'm', data: {}, group: null };
        await stores.inbox.add({ ...item, createdAt: NIGHT });
        return item.id;
      };
      await stores.inbox.markRead(ana, await add('worker_hired'));
      await add('offer_accepted');
      await add('payout_paid');
      const types = async (unread: boolean, some: readonly string[] | null) =>
        (await stores.inbox.list(ana, null, 9, { unread, types: some })).map(({ type }) => type).toSorted();
      expect(await types(true, null)).toEqual(['offer_accepted', 'payout_paid']);
      expect(await types(false, ['worker_hired', 'payout_paid'])).toEqual(['payout_paid', 'worker_hired']);
      expect(await types(true, ['worker_hired'])).toEqual([]);
    });

    it('an unread group is extended, and reading it starts a new one', async () => {
      const ana = await stores.person();
      const item = { id: newId(), userId: ana, type: 'post_replied', title: 't', message: 'Bo', data: {} };
      const find = (key: string) => stores.inTransaction(() => stores.inbox.findGroup(ana, item.type, key));
      await stores.inbox.add({ ...item, createdAt: NIGHT, group: { key: 'p1', people: ['Bo'] } });
      expect(await find('p1')).toEqual({ id: item.id, people: ['Bo'] });
      expect(await find('p2')).toBeNull();
      const group = { key: 'p1', people: ['Cy', 'Bo'] };
      await stores.inbox.renew({ ...item, message: 'Cy and Bo', createdAt: MORNING, group });
      expect(await find('p1')).toEqual({ id: item.id, people: ['Cy', 'Bo'] });
      expect(await stores.inbox.list(ana, null, 5)).toMatchObject([
        { message: 'Cy and Bo', createdAt: MORNING.toISOString(), isRead: false },
      ]);
      await stores.inbox.markRead(ana, item.id);
      expect(await find('p1')).toBeNull();
    });

    it('a text is loaded as it was saved', async () => {
      const [held, sending] = [text(NIGHT), text(NIGHT)];
      held.mayGoOut('the words', BY_NIGHT);
      sending.mayGoOut('the words', { ...BY_NIGHT, asked: true });
      for (const saved of [held, sending]) {
        await stores.inTransaction(() => stores.texts.save(saved));
        const found = await stores.inTransaction(() => stores.texts.find(saved.id));
        expect({ ...found }).toEqual({ ...saved });
      }
      expect(await stores.inTransaction(() => stores.texts.find(newId()))).toBeNull();
    });

    it('held texts are due once the quiet hours are over', async () => {
      const held = text(NIGHT);
      held.mayGoOut('the words', BY_NIGHT);
      const queued = text(NIGHT);
      await stores.inTransaction(async () => {
        await stores.texts.save(held);
        await stores.texts.save(queued);
      });
      const ids = (now: Date) =>
        stores.inTransaction(async () => {
          const found = await stores.texts.findReleasable(now, 100);
          return found.filter((id) => id === held.id || id === queued.id);
        });
      expect(await ids(new Date(MORNING.getTime() - 1))).toEqual([]);
      expect(await ids(MORNING)).toEqual([held.id]);
    });

    it('texts that were tried long ago with an unknown end are found', async () => {
      const [tried, sent] = [text(NIGHT), text(NIGHT)];
      for (const one of [tried, sent]) one.mayGoOut('the words', { ...BY_NIGHT, asked: true });
      sent.settle('sent');
      await stores.inTransaction(async () => {
        await stores.texts.save(tried);
        await stores.texts.save(sent);
      });
      const ids = (before: Date) =>
        stores.inTransaction(async () => {
          const found = await stores.texts.findTriedSince(before, 100);
          return found.filter((id) => id === tried.id || id === sent.id);
        });
      expect(await ids(new Date(NIGHT.getTime() - 1))).toEqual([]);
      expect(await ids(NIGHT)).toEqual([tried.id]);
    });

    it('texts with a due price are found', async () => {
      const known = text(NIGHT);
      await stores.inTransaction(async () => {
        known.isKnownAs(`SM-${known.id}`, NIGHT);
        await stores.texts.save(known);
        await stores.texts.save(text(NIGHT));
      });
      const later = (minutes: number) => new Date(NIGHT.getTime() + minutes * 60_000);
      const due = (at: Date) =>
        stores.inTransaction(async () => (await stores.texts.findPriceDue(at, 100)).map(({ id }) => id));
      expect(await due(later(4))).toEqual([]);
      expect(await due(later(5))).toEqual([known.id]);
      await stores.inTransaction(async () => {
        const found = await stores.texts.find(known.id);
        found?.cost(8300);
        if (found) await stores.texts.save(found);
      });
      expect(await due(later(5))).toEqual([]);
      const kept = await stores.inTransaction(() => stores.texts.find(known.id));
      expect(kept).toMatchObject({ costMicros: 8300, providerId: `SM-${known.id}` });
    });

    it('an opt-out is remembered until the person opts in again', async () => {
      const phone = '+15125550177';
      await stores.optOuts.remove(phone);
      expect(await stores.optOuts.has(phone)).toBe(false);
      expect(await stores.optOuts.add(phone, NIGHT)).toBe(true);
      expect(await stores.optOuts.add(phone, MORNING)).toBe(false);
      expect(await stores.optOuts.has(phone)).toBe(true);
      expect(await stores.optOuts.remove(phone)).toBe(true);
      expect(await stores.optOuts.remove(phone)).toBe(false);
      expect(await stores.optOuts.has(phone)).toBe(false);
    });

    it('a repeated text from a phone is recognized until it is deleted', async () => {
      const [old, fresh] = [`SM-${newId()}`, `SM-${newId()}`];
      const first = (providerId: string | null, at: Date) =>
        stores.received.addFirst({
          id: newId(),
          providerId,
          from: '+15125550100',
          body: 'Hi',
          meaning: null,
          at,
        });
      expect(await first(old, NIGHT)).toBe(true);
      expect(await first(old, MORNING)).toBe(false);
      expect(await first(fresh, MORNING)).toBe(true);
      expect(await stores.received.forgetBefore(MORNING, 0)).toBe(0);
      expect(await stores.received.forgetBefore(MORNING, 10)).toBe(1);
      expect(await first(old, MORNING)).toBe(true);
      expect(await first(fresh, MORNING)).toBe(false);
      expect(await first(null, MORNING)).toBe(true);
      expect(await first(null, MORNING)).toBe(true);
      expect(await stores.received.forgetBefore(new Date(MORNING.getTime() + 1), 10)).toBe(4);
    });

    it('the time of an earlier answer to a phone is known', async () => {
      const phone = '+17375550188';
      const reply = text(MORNING, phone, { jobId: null, shownMessage: 'Really?', budget: 'reply' });
      await stores.inTransaction(() => stores.texts.save(reply));
      const was = (to: string, words: string, since: Date) =>
        stores.inTransaction(() => stores.received.wasAnswered(to, words, since));
      expect(await was(phone, 'Really?', NIGHT)).toBe(true);
      expect(await was(phone, 'Really?', MORNING)).toBe(false);
      expect(await was(phone, 'Other words', NIGHT)).toBe(false);
      expect(await was('+17375550189', 'Really?', NIGHT)).toBe(false);
    });

    it('only answers to the same phone since an instant are counted', async () => {
      const phone = '+17375550187';
      const saved = (at: Date, to: string, budget: 'reply' | 'caused') =>
        stores.inTransaction(() => stores.texts.save(text(at, to, { jobId: null, budget })));
      await saved(NIGHT, phone, 'reply');
      await saved(MORNING, phone, 'reply');
      await saved(MORNING, phone, 'caused');
      await saved(MORNING, '+17375550186', 'reply');
      const since = (at: Date) => stores.inTransaction(() => stores.received.answersSince(phone, at));
      const before = new Date(NIGHT.getTime() - 1);
      expect([await since(before), await since(NIGHT), await since(MORNING)]).toEqual([2, 1, 0]);
    });
  });
}
