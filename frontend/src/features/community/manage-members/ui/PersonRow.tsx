import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar, Inline } from '#shared/ui/index.ts';

interface PersonRowProps {
  readonly person: {
    readonly firstName: string;
    readonly lastName: string;
    readonly profileImageUrl: string | null;
  };
  /** Rendered next to the name. */
  readonly mark?: ReactNode;
  readonly note: ReactNode;
  /** Actions on the person. */
  readonly children?: ReactNode;
}

export function PersonRow({ person, mark, note, children }: PersonRowProps) {
  const { firstName, lastName, profileImageUrl } = person;
  return (
    <Row>
      <Avatar firstName={firstName} lastName={lastName} imageUrl={profileImageUrl} size={44} />
      <Words>
        <Inline $gap={2}>
          <strong>{nameOf(person)}</strong>
          {mark}
        </Inline>
        <Note>{note}</Note>
      </Words>
      {children && <Actions>{children}</Actions>}
    </Row>
  );
}

export function nameOf({
  firstName,
  lastName,
}: Pick<PersonRowProps['person'], 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding-block: var(--space-3);
  & + & {
    border-top: 1px solid var(--line);
  }
`;

const Words = styled.div`
  flex: 1 1 180px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-left: auto;
`;
