import { useCurrentUser } from '#entities/session/index.ts';
import type { WritingActions } from '#entities/post/index.ts';
import type { MenuPerson } from '../model/menu-person.ts';
import { PersonMenu } from './PersonMenu.tsx';

interface MemberMenuProps {
  readonly person: MenuPerson;
  readonly writing?: WritingActions | undefined;
}

/** The menu of a person in a list, only for members; visitors have no use for it. */
export function MemberMenu({ person, writing }: MemberMenuProps) {
  const { user } = useCurrentUser();
  return user && <PersonMenu person={person} writing={writing} />;
}
