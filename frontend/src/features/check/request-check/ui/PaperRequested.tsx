import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BackgroundCheck } from '#contract/checks/order/background-check.ts';
import { formatDate } from '#shared/lib/index.ts';
import { Callout, LinkButton, Stack } from '#shared/ui/index.ts';

interface PaperRequestedProps {
  readonly check: Pick<BackgroundCheck, 'paperAskedAt' | 'paperFormUrl'>;
  readonly name: string;
}

/** The candidate wants to read and sign on paper (rules.md#check-esign-consent). */
export function PaperRequested({ check: { paperAskedAt, paperFormUrl }, name }: PaperRequestedProps) {
  const { t, i18n } = useTranslation('checks');
  if (paperAskedAt === null) return null;
  return (
    <Callout tone="warning" title={t('paper.title', { name })}>
      <Stack $gap={3}>
        <p>{t('paper.text', { name, date: formatDate(paperAskedAt, i18n.language, 'date') })}</p>
        {paperFormUrl !== null && (
          <div>
            <LinkButton newTab to={paperFormUrl}>
              <Printer size={18} aria-hidden />
              {t('paper.print')}
            </LinkButton>
          </div>
        )}
      </Stack>
    </Callout>
  );
}
