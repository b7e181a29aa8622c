import { styled } from 'styled-components';
import type { NamedPerson } from '#contract/admin/filters.ts';
import { PersonLink } from './PersonLink.tsx';

/** A person by name, and below it the address that tells two of one name apart. */
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
  /* Room for most addresses on one line; the others break where they must. */
  min-width: 180px;
  overflow-wrap: anywhere;
`;
