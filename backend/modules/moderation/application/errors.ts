import { DomainError } from '#kernel/domain-error.ts';

export function contentNotFound(): DomainError {
  return new DomainError('moderation.content_not_found', 'not_found', "That isn't there any more");
}

export function reportNotFound(): DomainError {
  return new DomainError('moderation.report_not_found', 'not_found', 'Report not found');
}

export function userNotFound(): DomainError {
  return new DomainError('identity.user_not_found', 'not_found', 'User not found');
}
