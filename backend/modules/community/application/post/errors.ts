import { DomainError } from '#kernel/domain-error.ts';

/** Also for posts whose existence is hidden from this person (rules.md#private-boards). */
export function postNotFound(): DomainError {
  return new DomainError('community.post_not_found', 'not_found', 'Post not found');
}

export function replyNotFound(): DomainError {
  return new DomainError('community.reply_not_found', 'not_found', 'Reply not found');
}

export function membersOnly(): DomainError {
  return new DomainError('community.members_only', 'forbidden', 'Only members can see this board');
}

export function notAMember(): DomainError {
  return new DomainError('community.not_a_member', 'forbidden', 'Join this board to post in it');
}

export function readOnly(): DomainError {
  return new DomainError('community.read_only', 'conflict', 'This board is read-only');
}

export function notTheAuthor(): DomainError {
  return new DomainError('community.not_the_author', 'forbidden', 'Only the author can do this');
}

export function moderatorsOnly(): DomainError {
  return new DomainError(
    'community.moderators_only',
    'forbidden',
    "Only this board's owner and moderators can do this",
  );
}

export function jobNotOpen(): DomainError {
  return new DomainError('community.job_not_open', 'invalid', 'Please choose an open job', { path: 'jobId' });
}

export function quoteNotFound(): DomainError {
  return new DomainError(
    'community.quote_not_found',
    'invalid',
    "The reply you're answering isn't there anymore",
    { path: 'quotedReplyId' },
  );
}

/** Hidden, or waiting for a moderator. */
export function notPublished(): DomainError {
  return new DomainError('community.not_published', 'conflict', "This isn't available right now");
}
