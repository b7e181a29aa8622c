/** The community's notices in English. */
export const enCommunity = {
  board_join_requested: {
    title: 'New join request',
    message: '{personName} wants to join {boardName}.',
    several: '{personName} want to join {boardName}.',
  },
  board_request_approved: {
    title: "You're in",
    message: 'You can now read and post in {boardName}.',
  },
  board_request_declined: {
    title: 'Request declined',
    message: 'The moderators of {boardName} declined your request to join.',
  },
  board_moderator_appointed: {
    title: "You're a moderator",
    message: 'You can now approve members and moderate posts in {boardName}.',
  },
  board_handed_over: {
    title: 'You own a board',
    message: "You're now the owner of {boardName}.",
  },
  post_replied: {
    title: 'New reply',
    message: '{personName} replied to "{postTitle}".',
    several: '{personName} replied to "{postTitle}".',
  },
  reply_quoted: {
    title: 'New answer',
    message: '{personName} answered your reply in "{postTitle}".',
    several: '{personName} answered your reply in "{postTitle}".',
  },
  mentioned_in_post: {
    title: 'You were mentioned in a post',
    message: '{personName} mentioned you in "{postTitle}".',
  },
  mentioned_in_reply: {
    title: 'You were mentioned in a reply',
    message: '{personName} mentioned you in a reply to "{postTitle}".',
  },
  mentioned_in_event: {
    title: 'You were mentioned in an event',
    message: '{personName} mentioned you in "{eventTitle}".',
  },
  answer_accepted: {
    title: 'Your reply is the answer',
    message: '{personName} marked your reply to "{postTitle}" as the answer.',
  },
} as const;
