import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { MyModerationAction } from '#contract/moderation/appeals.ts';
import { Callout } from '#shared/ui/index.ts';

type Appeal = NonNullable<MyModerationAction['appeal']>;

const TONES = { open: 'info', upheld: 'warning', overturned: 'success' } as const;

/** An appeal against a decision, and its outcome. */
export function AppealAnswer({ appeal }: { readonly appeal: Appeal }) {
  const { t } = useTranslation('my-moderation');
  const { status, note, isSameModerator, text } = appeal;
  return (
    <Callout tone={TONES[status]} title={t(`appealed.${status}`)}>
      <Words>{note ?? t('appealed.waiting')}</Words>
      {isSameModerator && <p>{t('appealed.same')}</p>}
      <Quiet>{t('appealed.said', { text })}</Quiet>
    </Callout>
  );
}

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Quiet = styled(Words)`
  margin-top: var(--space-2);
  font-size: var(--size-14);
`;
