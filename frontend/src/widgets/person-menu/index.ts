export { memberMenuOf } from './ui/member-menu-of.tsx';
export { MemberMenu } from './ui/MemberMenu.tsx';
export { PersonMenu } from './ui/PersonMenu.tsx';
