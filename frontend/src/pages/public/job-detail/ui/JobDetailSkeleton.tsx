import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Skeleton, Stack, VisuallyHidden } from '#shared/ui/index.ts';

export function JobDetailSkeleton({ back }: { readonly back: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Stack $gap={4} aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {back}
      <Skeleton $width="60%" $height="38px" />
      <Skeleton $width="30%" $height="22px" />
      {['150px', '96px', '180px'].map((height) => (
        <Card key={height} as="div">
          <Skeleton $height={height} />
        </Card>
      ))}
    </Stack>
  );
}
