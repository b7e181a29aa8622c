import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RequireSignIn, useCurrentUser } from '#entities/session/index.ts';
import { ErrorState, Inline, Page, PageHeader, SkeletonList, Stack } from '#shared/ui/index.ts';
import { useNotificationPreferencesQuery } from '../api/notification-preferences-api.ts';
import { ChoiceTable } from './ChoiceTable.tsx';
import { DigestChoice } from './DigestChoice.tsx';
import { EmailProblem } from './EmailProblem.tsx';
import { PushDevice } from './PushDevice.tsx';
import { QuietHoursChoice } from './QuietHoursChoice.tsx';
import { TextTerms } from './TextTerms.tsx';
import { TimeZoneChoice } from './TimeZoneChoice.tsx';

const SKELETONS = 6;

export function NotificationPreferencesPage() {
  return (
    <RequireSignIn>
      <Page $width="form">
        <Preferences />
      </Page>
    </RequireSignIn>
  );
}

/** All of the user's notification preferences (rules.md#kinds-and-channels). */
function Preferences() {
  const { t } = useTranslation('notification-preferences');
  const { user } = useCurrentUser();
  const { data, isError, refetch } = useNotificationPreferencesQuery(undefined, {
    // The account's own preferences and the phone change it, too.
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        above={
          <Link to="/notifications">
            <Inline as="span" $gap={1}>
              <ArrowLeft size={18} aria-hidden /> {t('back')}
            </Inline>
          </Link>
        }
      />
      {!data && !isError && <SkeletonList count={SKELETONS} lines={1} />}
      {!data && isError && <ErrorState title={t('load')} onRetry={refetch} />}
      {data && (
        <Stack $gap={5}>
          <EmailProblem problem={data.emailProblem} />
          <ChoiceTable rows={data.rows} open={{ text: data.hasPhone, push: data.hasPush }} />
          <TextTerms hasPhone={data.hasPhone} hasPush={data.hasPush} />
          {user && <PushDevice person={user.id} />}
          <DigestChoice digest={data.digest} zone={data.timeZone.name} />
          <QuietHoursChoice hours={data.quietHours} />
          <TimeZoneChoice zone={data.timeZone} />
        </Stack>
      )}
    </>
  );
}
