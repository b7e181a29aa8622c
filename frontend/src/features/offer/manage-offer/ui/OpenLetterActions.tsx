import { CalendarPlus, FileCheck, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferLetter } from '#contract/offers/offer-letter.ts';
import { formatDate } from '#shared/lib/index.ts';
import { Button } from '#shared/ui/index.ts';
import { useOpenLetter } from '../model/use-open-letter.ts';
import { AskedButton } from './AskedButton.tsx';
import { Explained } from './Explained.tsx';
import { PaperForm } from './paper/PaperForm.tsx';

const MORE_DAYS = [3, 7];

/** A new link, more days, or that it was signed on paper (rules.md#offer-extension, rules.md#paper-signature). */
export function OpenLetterActions({ letter }: { readonly letter: OfferLetter }) {
  const { t, i18n } = useTranslation('amend-offer');
  const actions = useOpenLetter(letter);
  const [asksPaper, setAsksPaper] = useState(false);
  const date = letter.expiresAt ? formatDate(letter.expiresAt, i18n.language, 'date') : '';
  return (
    <>
      <Explained text={t('open.extendHelp', { date })}>
        {MORE_DAYS.map((count) => (
          <Button key={count} icon={<CalendarPlus aria-hidden />} onClick={() => actions.extend(count)}>
            {t('open.extend', { count })}
          </Button>
        ))}
      </Explained>
      <Explained text={t('open.linkHelp', { name: letter.workerName })}>
        <AskedButton
          icon={<Link2 aria-hidden />}
          label={t('open.link')}
          title={t('open.linkSure', { name: letter.workerName })}
          text={t('open.linkHelp', { name: letter.workerName })}
          onConfirm={actions.renewLink}
        />
      </Explained>
      {asksPaper ? (
        <PaperForm onRecord={actions.recordPaper} onCancel={() => setAsksPaper(false)} />
      ) : (
        <Explained text={t('open.paperHelp')}>
          <Button icon={<FileCheck aria-hidden />} onClick={() => setAsksPaper(true)}>
            {t('open.paper')}
          </Button>
        </Explained>
      )}
    </>
  );
}
