import { HardHat } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCurrentUser, type User } from '#entities/session/index.ts';
import { EmptyState, LinkButton, Page, PageHeader } from '#shared/ui/index.ts';

interface EmployerOnlyProps {
  readonly page: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly children: (employer: User) => ReactNode;
}

/** A screen for employers. Other users get a notice and a link to their own dashboard. */
export function EmployerOnly({ page, title, text, link, children }: EmployerOnlyProps) {
  const { user } = useCurrentUser();
  if (user?.userType === 'employer') return children(user);
  return (
    <Page>
      <PageHeader title={page} />
      <EmptyState
        icon={<HardHat />}
        title={title}
        text={text}
        action={
          <LinkButton to="/dashboard" variant="primary">
            {link}
          </LinkButton>
        }
      />
    </Page>
  );
}
