export { InvalidLink } from './InvalidLink.tsx';
export { LinkPage } from './LinkPage.tsx';
