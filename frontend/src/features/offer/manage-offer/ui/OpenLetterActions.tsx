import { CalendarPlus, FileCheck, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferLetter } from '#contract/offers/offer-letter.ts';
import { formatDate } from '#shared/lib/index.ts';
import { Button } from '#shared/ui/index.ts';
import { useOpenLetter } from '../model/use-open-letter.ts';
import { Explained } from './Explained.tsx';
import { PaperForm } from './PaperForm.tsx';

const MORE_DAYS = [3, 7];

/** A new link, more days, or that it was signed on paper (rules.md#offer-extension, rules.md#paper-signature). */
export function OpenLetterActions({ letter }: { readonly letter: OfferLetter }) {
  const { t, i18n } = useTranslation('amend-offer');
  const actions = useOpenLetter(letter);
  const [asksLink, setAsksLink] = useState(false);
  const [asksPaper, setAsksPaper] = useState(false);
  const date = letter.expiresAt ? formatDate(letter.expiresAt, i18n.language, 'date') : '';
  const sendLink = async (): Promise<void> => {
    if (!asksLink) return setAsksLink(true);
    await actions.renewLink();
    setAsksLink(false);
  };
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
        <Button icon={<Link2 aria-hidden />} onClick={sendLink}>
          {t(asksLink ? 'open.linkSure' : 'open.link')}
        </Button>
      </Explained>
      {asksPaper ? (
        <PaperForm onRecord={actions.recordPaper} />
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
