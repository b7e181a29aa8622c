import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useProductLabels } from '#shared/product-labels/index.ts';
import { VisuallyHidden } from '#shared/ui/index.ts';

/** The pay, for people who want the job. */
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
