import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { HeldContent } from '#contract/moderation/cases.ts';
import { useModerationLabels } from '#entities/moderation/index.ts';
import { Card, DateText, Inline, Stack, StatusBadge } from '#shared/ui/index.ts';

/** Content hidden until a moderator has reviewed it. */
export function HeldCard({ held }: { readonly held: HeldContent }) {
  const { t } = useTranslation('my-moderation');
  const words = useModerationLabels();
  return (
    <Card as="li">
      <Stack $gap={3}>
        <Inline $justify="space-between">
          <StatusBadge tone="info" icon={Hourglass}>
            {t('held.badge')}
          </StatusBadge>
          <DateText value={held.createdAt} />
        </Inline>
        <p>
          {words.kind(held.targetType)}: <Excerpt>{held.excerpt}</Excerpt>
        </p>
        <p>{t(`held.${held.source}`)}</p>
      </Stack>
    </Card>
  );
}

const Excerpt = styled.q`
  overflow-wrap: anywhere;
`;
