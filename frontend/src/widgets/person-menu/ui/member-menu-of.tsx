import type { WritingActions } from '#entities/post/index.ts';
import type { MenuPerson } from '../model/menu-person.ts';
import { MemberMenu } from './MemberMenu.tsx';

/** For parts that only leave room for it. */
export const memberMenuOf = (person: MenuPerson, writing?: WritingActions) => (
  <MemberMenu person={person} writing={writing} />
);
