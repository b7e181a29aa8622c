import { BellPlus, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loginPath, useAskCurrentUser, useCurrentUser } from '#entities/session/index.ts';
import { isApiError } from '#shared/api/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, WideWords } from '#shared/ui/index.ts';
import { useSavedSearchesQuery, useSaveSearchMutation } from '../api/save-search-api.ts';
import { addressOf, isSameSearch, queryOf } from '../model/search-query.ts';

interface SaveSearchProps {
  /** The search as parameters of the address. */
  readonly address: Readonly<Record<string, string>>;
  /** The search in words; empty for all jobs. */
  readonly name: string;
}

const LONGEST_NAME = 200;

/** Saves the current search. A visitor signs in first and then returns to it. */
export function SaveSearch({ address, name }: SaveSearchProps) {
  const { t } = useTranslation('job-search');
  const { isSignedIn } = useCurrentUser();
  const askCurrentUser = useAskCurrentUser();
  const { pathname, search } = useLocation();
  const { data: kept } = useSavedSearchesQuery(undefined, { skip: !isSignedIn });
  const [save] = useSaveSearchMutation();
  const isKept = kept?.some((one) => !one.isOutdated && isSameSearch(addressOf(one), address)) ?? false;
  const press = async (): Promise<void> => {
    if (!(await askCurrentUser())) {
      location.assign(loginPath(`${pathname}${search}`));
      return;
    }
    const words = (name || t('saved.everything')).slice(0, LONGEST_NAME);
    const { error } = await save({ name: words, query: queryOf(address) });
    if (!error)
      showToast({ title: t('saved.savedTitle'), description: t('saved.savedText'), variant: 'success' });
    else if (isApiError(error) && error.status === 422) {
      showToast({ title: t('saved.failed'), description: t('saved.full'), variant: 'destructive' });
    } else showFailure(error, t('saved.failed'));
  };
  return (
    <Button
      icon={isKept ? <BellRing aria-hidden /> : <BellPlus aria-hidden />}
      disabled={isKept}
      onClick={press}
    >
      <WideWords>{isKept ? t('saved.isSaved') : t('saved.save')}</WideWords>
    </Button>
  );
}
