import { styled } from 'styled-components';
import { Avatar } from '#shared/ui/index.ts';
import type { EventAnswer } from '../api/event-api.ts';

/** The host's picture and name. */
export function EventHost({ host }: { readonly host: EventAnswer['host'] }) {
  const { firstName, lastName, profileImageUrl } = host;
  return (
    <Person>
      <Avatar firstName={firstName} lastName={lastName} imageUrl={profileImageUrl} size={28} />
      <span>{`${firstName} ${lastName}`.trim()}</span>
    </Person>
  );
}

const Person = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
`;
