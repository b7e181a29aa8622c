import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { SavedSearch } from '#contract/jobs/search/saved-search.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Callout, CheckboxField, IconButton } from '#shared/ui/index.ts';
import { useChangeSavedSearchMutation, useRemoveSavedSearchMutation } from '../api/save-search-api.ts';
import { addressOf } from '../model/search-query.ts';

interface SavedSearchRowProps {
  readonly search: SavedSearch;
  readonly onLeave: () => void;
}

export function SavedSearchRow({ search, onLeave }: SavedSearchRowProps) {
  const { t } = useTranslation('job-search');
  const [change, { isLoading }] = useChangeSavedSearchMutation();
  const [remove] = useRemoveSavedSearchMutation();
  const { id, name, alerts, isOutdated } = search;
  const switchAlerts = async (): Promise<void> => {
    const { error } = await change({ id, alerts: !alerts });
    if (error) showFailure(error, t('saved.changeFailed'));
  };
  const forget = async (): Promise<void> => {
    const { error } = await remove(id);
    if (error) showFailure(error, t('saved.changeFailed'));
    else showToast({ title: t('saved.removed') });
  };
  return (
    <Row>
      <div>
        <Link
          to={{ pathname: '/jobs', search: new URLSearchParams(addressOf(search)).toString() }}
          onClick={onLeave}
        >
          {name}
        </Link>
        {isOutdated ? (
          <Callout tone="warning">{t('saved.outdated')}</Callout>
        ) : (
          <CheckboxField
            name={`alerts-${id}`}
            label={t('saved.alerts')}
            aria-label={t('saved.alertsFor', { name })}
            checked={alerts}
            disabled={isLoading}
            onChange={() => void switchAlerts()}
          />
        )}
      </div>
      <IconButton
        label={t('saved.removeName', { name })}
        icon={<Trash2 size={22} aria-hidden />}
        onClick={() => void forget()}
      />
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3);
  padding-block: var(--space-3);
  & + & {
    border-top: 1px solid var(--line);
  }
  > div {
    display: grid;
    gap: var(--space-1);
    min-width: 0;
  }
  a {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
