import { useTranslation } from 'react-i18next';
import { Button, Callout, LinkButton } from '#shared/ui/index.ts';
import { StepActions } from '../StepActions.tsx';

/** Explains that each worker confirms with the link in their own text, and that the tracker shows it. */
export function CrewSubmitted({ size, onClose }: { readonly size: number; readonly onClose: () => void }) {
  const { t } = useTranslation(['crew', 'refer-worker']);
  return (
    <>
      <Callout tone="success" title={t('crew:submitted.lead', { count: size })}>
        {t('crew:submitted.promise')}
      </Callout>
      <p>{t('crew:submitted.next')}</p>
      <StepActions>
        <LinkButton variant="primary" block to="/my-referrals" onClick={onClose}>
          {t('crew:submitted.track')}
        </LinkButton>
        <Button block onClick={onClose}>
          {t('refer-worker:verified.done')}
        </Button>
      </StepActions>
    </>
  );
}
