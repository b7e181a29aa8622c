import { Bookmark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#entities/session/index.ts';
import { useAddressParams } from '#shared/lib/index.ts';
import {
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  LinkButton,
  SkeletonList,
  WideWords,
} from '#shared/ui/index.ts';
import { useSavedSearchesQuery } from '../api/save-search-api.ts';
import { addressOf } from '../model/search-query.ts';
import { SavedSearchRow } from './SavedSearchRow.tsx';

/** Saved searches in a dialog. An alert's `?saved=` link opens its search, or the dialog if outdated. */
export function SavedSearches() {
  const { t } = useTranslation('job-search');
  const { isSignedIn } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  useGoToSaved(isSignedIn, setOpen);
  if (!isSignedIn) return null;
  return (
    <>
      <Button icon={<Bookmark aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <WideWords>{t('saved.open')}</WideWords>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('saved.title')}
        description={t('saved.lead')}
        footer={<LinkButton to="/profile/notifications">{t('saved.settings')}</LinkButton>}
      >
        <List onLeave={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function List({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation('job-search');
  const { data, isError, refetch } = useSavedSearchesQuery(undefined);
  if (isError) return <ErrorState title={t('saved.errorTitle')} onRetry={refetch} />;
  if (!data) return <SkeletonList count={2} />;
  if (data.length === 0) {
    return <EmptyState icon={<Bookmark />} title={t('saved.empty')} text={t('saved.emptyText')} />;
  }
  return (
    <ul role="list">
      {data.map((search) => (
        <SavedSearchRow key={search.id} search={search} onLeave={onLeave} />
      ))}
    </ul>
  );
}

function useGoToSaved(isSignedIn: boolean, setOpen: (isOpen: boolean) => void): void {
  const [address, setAddress] = useAddressParams();
  const wanted = address.get('saved');
  const { data } = useSavedSearchesQuery(undefined, { skip: !isSignedIn || wanted === null });
  useEffect(() => {
    if (wanted === null || !data) return;
    const found = data.find(({ id }) => id === wanted);
    // Newest first, because the alert was about new jobs.
    const isUsable = found && !found.isOutdated;
    if (found?.isOutdated) setOpen(true);
    setAddress((): Record<string, string> => (isUsable ? { ...addressOf(found), sort: 'newest' } : {}), {
      replace: true,
    });
  }, [wanted, data, setAddress, setOpen]);
}
