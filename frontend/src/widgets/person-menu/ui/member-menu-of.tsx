import type { WritingActions } from '#entities/post/index.ts';
import type { MenuPerson } from '../model/menu-person.ts';
import { MemberMenu } from './MemberMenu.tsx';

/** For components that only leave a slot for the menu. */
export const memberMenuOf = (person: MenuPerson, writing?: WritingActions) => (
  <MemberMenu person={person} writing={writing} />
);
