import { styled } from 'styled-components';
import type { NamedPerson } from '#contract/admin/filters.ts';
import { PersonLink } from './PersonLink.tsx';

/** A person's name above the email address, which distinguishes people with the same name. */
export function PersonCell({ person }: { readonly person: NamedPerson }) {
  return (
    <span>
      <PersonLink person={person} />
      <Address>{person.email}</Address>
    </span>
  );
}

const Address = styled.span`
  display: block;
  color: var(--text-muted);
  font-size: var(--size-14);
  /* Fits most addresses on one line; longer ones wrap. */
  min-width: 180px;
  overflow-wrap: anywhere;
`;
