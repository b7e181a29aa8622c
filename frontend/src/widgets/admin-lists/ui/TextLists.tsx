import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentedSwitch, Stack } from '#shared/ui/index.ts';
import { InboundTextList } from './InboundTextList.tsx';
import { TextList } from './TextList.tsx';

const WAYS = ['sent', 'received'] as const;
type Way = (typeof WAYS)[number];

/** Sent and received texts, optionally of one phone. */
export function TextLists({ phone }: { readonly phone?: string }) {
  const { t } = useTranslation('admin');
  const [way, choose] = useState<Way>('sent');
  const of = phone === undefined ? {} : { phone };
  return (
    <Stack>
      <SegmentedSwitch
        label={t('texts.way.label')}
        options={WAYS.map((value) => ({ value, label: t(`texts.way.${value}`) }))}
        value={way}
        onChange={choose}
      />
      {way === 'sent' ? <TextList {...of} /> : <InboundTextList {...of} />}
    </Stack>
  );
}
