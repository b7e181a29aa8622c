import { useCurrentUser } from '#entities/session/index.ts';
import type { MenuPerson } from '../model/menu-person.ts';
import { PersonMenu } from './PersonMenu.tsx';

/** The menu of a person where there are many of them: for members alone, a visitor has nothing to do with it. */
export function MemberMenu({ person }: { readonly person: MenuPerson }) {
  const { user } = useCurrentUser();
  return user && <PersonMenu person={person} />;
}
