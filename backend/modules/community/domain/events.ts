interface InBoard {
  readonly boardId: string;
}
interface AboutEvent {
  readonly eventId: string;
}
interface AboutRsvp extends AboutEvent {
  readonly userId: string;
}

/** The place of a post; exactly one is set. */
interface WrittenIn {
  readonly boardId: string | null;
  readonly category: string | null;
  readonly eventId: string | null;
}

export interface PostParties {
  readonly postId: string;
  readonly authorId: string;
}

export interface ReplyParties extends PostParties {
  readonly replyId: string;
}

/** Events the community publishes. */
export interface CommunityEvents {
  'community.board_created': InBoard & { readonly ownerId: string };
  'community.board_joined': InBoard & { readonly userId: string };
  /** Someone asks to join a private board. */
  'community.board_join_requested': InBoard & { readonly userId: string };
  'community.board_join_decided': InBoard & {
    readonly userId: string;
    readonly approved: boolean;
    readonly by: string;
  };
  'community.board_moderator_appointed': InBoard & { readonly userId: string; readonly by: string };
  /** `from` has handed it over, or has left with their account. */
  'community.board_handed_over': InBoard & { readonly from: string; readonly to: string };
  /** Someone got a place, directly or from the waiting list. */
  'community.rsvp_made': AboutRsvp;
  /** Someone who had a place gave it up. */
  'community.rsvp_cancelled': AboutRsvp;
  /** Others can read the event for the first time. Published once. */
  'community.event_published': AboutEvent & { readonly mentioned: readonly string[] };
  /** Something that people plan by: time, place, link, title. */
  'community.event_changed': AboutEvent;
  'community.event_cancelled': AboutEvent;
  /**
   * Others can read the post for the first time. Published once, although the post may be removed and
   * restored later.
   */
  'community.post_published': PostParties & WrittenIn & { readonly mentioned: readonly string[] };
  /** It was deleted or hidden, or waits for a moderator again. */
  'community.post_removed': PostParties;
  'community.post_restored': PostParties;
  'community.reply_published': ReplyParties & {
    readonly quotedReplyId: string | null;
    readonly mentioned: readonly string[];
  };
  'community.reply_removed': ReplyParties;
  'community.reply_restored': ReplyParties;
  /** The author of a question has marked this reply as its answer; `authorId` is the author of the reply. */
  'community.answer_accepted': ReplyParties;
}
