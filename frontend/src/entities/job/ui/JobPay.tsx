import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useProductLabels } from '#shared/lib/index.ts';
import { VisuallyHidden } from '#shared/ui/index.ts';

/** What the work pays, for whoever wants it. */
export function JobPay({ pay }: { readonly pay: string }) {
  const { t } = useTranslation('jobs');
  const words = useProductLabels();
  return (
    <Pay>
      <VisuallyHidden>{t('fact.pay')} </VisuallyHidden>
      {words.pay(pay)}
    </Pay>
  );
}

const Pay = styled.p`
  font: 700 var(--size-26) / 1.1 var(--font-display);
  overflow-wrap: anywhere;
`;
