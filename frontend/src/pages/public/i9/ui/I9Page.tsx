import { Link2Off } from 'lucide-react';
import { PlaceholderPage } from '#widgets/placeholder-page/index.ts';

/** Where a new hire fills in section 1 (rules.md#empty-until-built). */
export function I9Page() {
  return <PlaceholderPage name="i9" icon={Link2Off} to="/" />;
}
