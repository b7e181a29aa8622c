import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { useCurrentUser } from '#entities/session/index.ts';
import { Page, SkeletonList } from '#shared/ui/index.ts';
import { useGatePassQuery } from '../api/app-entry-api.ts';
import { hasGatePass, pathBehindGate } from '../model/gate-pass.ts';
import { GateScreen } from './GateScreen.tsx';

/**
 * `/app` and every path below it: first the gate, then the same path without `/app` (rules.md#access-gate).
 */
export function AppEntryPage() {
  const [isPassedHere, setPassed] = useState(hasGatePass);
  // The screen's copy lasts as long as its tab, the server's pass as long as the session.
  const pass = useGatePassQuery(undefined, { skip: isPassedHere });
  const isPassed = isPassedHere || pass.data?.granted === true;
  const location = useLocation();
  const { user, isLoading } = useCurrentUser();
  if (pass.isLoading) return <Waiting />;
  if (!isPassed) return <GateScreen onPassed={() => setPassed(true)} />;
  const wanted = pathBehindGate(location);
  if (wanted !== null) return <Navigate replace to={wanted} />;
  if (!isLoading) return <Navigate replace to={user ? '/dashboard' : '/'} />;
  return <Waiting />;
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <Page $width="form">
      <title>{t('brand')}</title>
      <SkeletonList count={1} />
    </Page>
  );
}
