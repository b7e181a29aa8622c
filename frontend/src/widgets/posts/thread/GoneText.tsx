import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { WritingState } from '#contract/community/vocabulary/posts.ts';

interface GoneTextProps {
  readonly of: 'post' | 'reply';
  readonly state: WritingState;
}

/** A placeholder for a removed text, so that the thread stays readable (rules.md#removed-content). */
export function GoneText({ of, state }: GoneTextProps) {
  const { t } = useTranslation('posts');
  const isDeleted = state === 'deleted';
  if (of === 'post') return <Quiet>{t(isDeleted ? 'state.postDeleted' : 'state.postHidden')}</Quiet>;
  return <Quiet>{t(isDeleted ? 'state.replyDeleted' : 'state.replyHidden')}</Quiet>;
}

const Quiet = styled.p`
  color: var(--text-muted);
  font-style: italic;
`;
