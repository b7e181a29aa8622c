export { AppShell } from './ui/AppShell.tsx';
export { PublicFrame } from './ui/PublicFrame.tsx';
export { SiteFooter } from './ui/SiteFooter.tsx';
export { SiteHeader } from './ui/SiteHeader.tsx';
export type { HeaderVariant } from './links.ts';
