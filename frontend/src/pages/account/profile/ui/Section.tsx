import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Card, Stack } from '#shared/ui/index.ts';
import type { SectionName } from '../model/profile-parts.ts';

interface SectionProps {
  readonly name: Exclude<SectionName, 'documents'>;
  /** The text below the title, if it depends on the user. */
  readonly lead?: string;
  readonly children: ReactNode;
}

export function Section({ name, lead, children }: SectionProps) {
  const { t } = useTranslation('profile');
  return (
    <Card id={name} aria-labelledby={`${name}-title`}>
      <Stack $gap={5}>
        <header>
          <h2 id={`${name}-title`}>{t(`${name}.title`)}</h2>
          <Lead>{lead ?? t(`${name}.lead`)}</Lead>
        </header>
        {children}
      </Stack>
    </Card>
  );
}

const Lead = styled.p`
  margin-top: var(--space-1);
  color: var(--text-muted);
`;

/** A subject within a section. */
export const Part = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  min-width: 0;
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);
  > * {
    max-width: 100%;
  }
`;
