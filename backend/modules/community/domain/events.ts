interface InBoard {
  readonly boardId: string;
}
interface AboutEvent {
  readonly eventId: string;
}
interface AboutRsvp extends AboutEvent {
  readonly userId: string;
}

/** What the community tells of. */
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
  /** Someone has got a place, at once or from the waiting list. */
  'community.rsvp_made': AboutRsvp;
  /** Someone who had a place gave it up. */
  'community.rsvp_cancelled': AboutRsvp;
  /** Something that people plan by: time, place, link, title. `sequence` counts the edits. */
  'community.event_changed': AboutEvent & { readonly sequence: number };
  'community.event_cancelled': AboutEvent;
}
