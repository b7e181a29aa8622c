import type { AdminPerson } from '#contract/admin/person.ts';
import { Grid } from '#shared/ui/index.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { PersonNotes } from './PersonNotes.tsx';
import { PersonSessions } from './PersonSessions.tsx';

export function AccountTab({ person }: { readonly person: AdminPerson }) {
  return (
    <Grid $min="340px" $stretch style={{ alignItems: 'start' }}>
      <AccountFacts person={person} />
      <PersonSessions sessions={person.sessions} />
      <PersonNotes person={person} />
    </Grid>
  );
}
