import { useFormikContext } from 'formik';
import { ClipboardList } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { JOB_CATEGORIES } from '#contract/jobs/vocabulary/trades.ts';
import { Button, Stack } from '#shared/ui/index.ts';
import { filledIn, type TradeTemplate } from '../model/trade-template.ts';

/** Fills the form from a template for the trade, in the screen's language (rules.md#trade-templates). */
export function FillFromTemplate() {
  const { t } = useTranslation(['job-templates', 'jobs']);
  const { values, setValues } = useFormikContext<TradeTemplate & { readonly category: string }>();
  const before = useRef<TradeTemplate | null>(null);
  const [said, setSaid] = useState<{ readonly words: string; readonly trade: string } | null>(null);
  const trade = JOB_CATEGORIES.find((category) => category === values.category);
  if (!trade) return null;
  const fill = (): void => {
    const template = {
      title: t(`trade.${trade}.title`),
      description: t(`trade.${trade}.description`),
      requirements: t(`trade.${trade}.requirements`),
      schedule: t('schedule'),
    };
    const filled = filledIn(values, template, before.current);
    before.current = template;
    const isFilled = Object.keys(filled).length > 0;
    if (isFilled) void setValues({ ...values, ...filled });
    setSaid({ words: isFilled ? t('filled') : t('nothing'), trade });
  };
  return (
    <Stack $gap={2} $align="start">
      <Button type="button" size="sm" icon={<ClipboardList aria-hidden />} onClick={fill}>
        {t('use', { trade: t(`jobs:trade.${trade}`) })}
      </Button>
      <Quiet role="status">{said?.trade === trade ? said.words : t('help')}</Quiet>
    </Stack>
  );
}

const Quiet = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
