import type { Clock } from '#kernel/clock.ts';
import { asId, type BoardId, type EventId, type UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { CreateEventRequest, EditEventRequest } from '../../contract/event/create-event.ts';
import { CommunityEvent } from '../../domain/event/community-event.ts';
import type { EventText } from '../../domain/event/event-record.ts';
import { eventErrors } from '../../domain/event/errors.ts';
import type { Place, Places } from '../access/places.ts';
import { linksOfHtml } from '../writing/words-of-html.ts';
import type { RenderedText, TextRenderer } from '../writing/text-renderer.ts';
import type { WritingGuard } from '../writing/writing-guard.ts';
import { lockHosted } from './event-access.ts';
import type { EventBroadcast } from './event-broadcast.ts';
import type { EventWhereabouts } from './event-whereabouts.ts';
import type { EventRepository } from './ports.ts';
import type { Seating } from './seating.ts';

/** The place of an unpublished event: public or its board. */
function futurePlace(boardId: BoardId | null): Place {
  return boardId === null ? { kind: 'forum', category: 'general' } : { kind: 'board', boardId };
}

interface HostEventNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly events: EventRepository;
  readonly places: Places;
  readonly whereabouts: EventWhereabouts;
  readonly renderer: TextRenderer;
  readonly guard: WritingGuard;
  readonly seating: Seating;
  readonly broadcast: EventBroadcast;
  readonly clock: Clock;
}

/** Lets a host create, edit, publish, and cancel an event. */
export class HostEvent {
  private readonly needs: HostEventNeeds;

  constructor(needs: HostEventNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `community.not_in_board`, as `CommunityEvent.plan`, and what a guard refuses */
  async create(
    hostUserId: UserId,
    { place: where, status, boardId, ...written }: CreateEventRequest,
  ): Promise<EventId> {
    const { unitOfWork, events, whereabouts, clock } = this.needs;
    const located = await whereabouts.locate(where, hostUserId);
    return unitOfWork.transaction(async () => {
      const board = boardId === null ? null : asId<'board'>(boardId);
      if (board !== null) await this.assertMember(board, hostUserId);
      const at = clock.now();
      const rendered = await this.rendered(written.description, hostUserId, futurePlace(board));
      const { html: descriptionHtml, mentioned } = rendered;
      const text = { ...written, ...located, descriptionHtml, mentioned };
      // A draft is reviewed when it is published.
      const needsReview = status !== 'draft' && (await this.needsReview(hostUserId, text, rendered));
      const publishedAs = needsReview ? 'in_review' : 'published';
      const event = CommunityEvent.plan(
        { ...text, hostUserId, boardId: board, status: status === 'draft' ? 'draft' : publishedAs },
        at,
      );
      await events.save(event);
      return event.id;
    });
  }

  /** @throws DomainError `community.event_not_found`, `community.not_host`, and as `CommunityEvent.edit` */
  async edit(id: EventId, by: UserId, { place, status, ...changes }: EditEventRequest): Promise<void> {
    const { unitOfWork, events, whereabouts, seating, broadcast, clock } = this.needs;
    const located = place ? await whereabouts.locate(place, by) : {};
    await unitOfWork.transaction(async () => {
      const event = await lockHosted(this.needs, id, by);
      const at = clock.now();
      const given = present({ ...changes, ...located });
      const isDraft = event.status === 'draft';
      const isPublished = status === 'published' && isDraft;
      const isEdit = !isDraft || event.reviewedAt !== null;
      const isRead = isPublished || hasWords(given);
      const typed = given.description ?? event.description;
      const isOut = event.status === 'published';
      const where: Place = isOut ? { kind: 'event', eventId: id } : futurePlace(event.boardId);
      const rendered = isRead ? await this.rendered(typed, by, where) : null;
      // The links of a draft have not been counted yet.
      const linksShown = isDraft ? [] : linksOf(event, linksOfHtml(event.descriptionHtml));
      const text = {
        ...given,
        ...('description' in given &&
          rendered && { descriptionHtml: rendered.html, mentioned: rendered.mentioned }),
      };
      if (Object.keys(text).length > 0) event.edit(text, at);
      const isJudged = rendered !== null && (isPublished || !isDraft);
      const needsReview =
        isJudged && (await this.needsReview(by, event, rendered, isEdit ? linksShown : null));
      if (isPublished) event.publish(needsReview, at);
      else if (needsReview) event.holdForReview(at);
      await seating.promote(event, at);
      await events.save(event);
      await broadcast.changed(id);
    });
  }

  /** Doing it twice is the same. @throws DomainError `community.event_not_found`, `community.not_host`, `community.event_over` */
  async cancel(id: EventId, by: UserId, reason: string | null): Promise<void> {
    const { unitOfWork, events, broadcast, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const event = await lockHosted(this.needs, id, by);
      if (!event.cancel(reason, clock.now())) return;
      await events.save(event);
      await broadcast.changed(id);
    });
  }

  /** (tx) For a host who leaves the product. */
  async cancelForDeparture(id: EventId): Promise<void> {
    const { events, broadcast, clock } = this.needs;
    const event = await events.find(id);
    if (!event || event.statusAt(clock.now()) === 'past' || !event.cancel(null, clock.now())) return;
    await events.save(event);
    await broadcast.changed(id);
  }

  private async assertMember(boardId: NonNullable<CommunityEvent['boardId']>, userId: UserId): Promise<void> {
    const rights = await this.needs.places.rightsIn({ kind: 'board', boardId }, userId);
    if (!rights?.mayPost) throw eventErrors.notInBoard();
  }

  private rendered(description: string, author: UserId, place: Place): Promise<RenderedText> {
    return this.needs.renderer.render(description, { author, place, field: 'description' });
  }

  /** New hosts and suspicious text require a review (rules.md#event-publishing). */
  private async needsReview(
    host: UserId,
    event: Pick<EventText, 'title' | 'address' | 'onlineUrl'>,
    { plain, links: linked }: RenderedText,
    linksBefore: readonly string[] | null = null,
  ): Promise<boolean> {
    const { title, address } = event;
    const text = [plain, address ?? ''].join('\n');
    const { inReview } = await this.needs.guard.judge(host, {
      kind: 'event',
      title,
      text,
      links: linksOf(event, linked),
      ...(linksBefore !== null && { linksBefore }),
    });
    return inReview;
  }
}

function linksOf({ onlineUrl }: Pick<EventText, 'onlineUrl'>, linked: readonly string[]): readonly string[] {
  return onlineUrl === null ? linked : [...linked, onlineUrl];
}

/** Whether the change touches readable text. */
function hasWords(text: Partial<EventText>): boolean {
  return ['title', 'description', 'address', 'onlineUrl'].some((name) => name in text);
}

function present(changes: {
  readonly [Name in keyof EventText]?: EventText[Name] | undefined;
}): Partial<EventText> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
