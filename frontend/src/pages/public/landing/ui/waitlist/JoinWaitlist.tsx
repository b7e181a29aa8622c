import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Card } from '#shared/ui/index.ts';
import { JoinedPanel } from './JoinedPanel.tsx';
import { JoinForm } from './JoinForm.tsx';

/** The email field, then the next step. */
export function JoinWaitlist() {
  const { t } = useTranslation('waitlist');
  const [joinedAs, setJoinedAs] = useState<string | null>(null);
  return (
    <Panel aria-labelledby="join-waitlist">
      {joinedAs === null ? (
        <>
          <h2 id="join-waitlist">{t('form.title')}</h2>
          <JoinForm onJoined={setJoinedAs} />
        </>
      ) : (
        <JoinedPanel headingId="join-waitlist" email={joinedAs} onAgain={() => setJoinedAs(null)} />
      )}
    </Panel>
  );
}

const Panel = styled(Card)`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  border: 2px solid var(--text);
  border-top: 8px solid var(--accent);
`;
