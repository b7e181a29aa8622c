import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Author } from '#contract/community/post/author.ts';
import { Avatar } from '#shared/ui/index.ts';
import { BylineMenu } from '../model/byline-menu.ts';
import { TimeAgo } from './TimeAgo.tsx';

interface BylineProps {
  readonly author: Author | null;
  readonly createdAt: string;
  readonly editedAt: string | null;
  /** Opens the earlier versions. */
  readonly onHistory?: (() => void) | undefined;
}

/** The author, the time, and whether the text was edited. */
export function Byline({ author, createdAt, editedAt, onHistory }: BylineProps) {
  const { t } = useTranslation('posts');
  const menuOf = useContext(BylineMenu);
  return (
    <Line>
      {author && <Avatar {...author} imageUrl={author.profileImageUrl} size={32} />}
      {author && <strong>{nameOf(author)}</strong>}
      <TimeAgo value={createdAt} />
      {editedAt !== null &&
        (onHistory ? (
          <Edited type="button" onClick={onHistory}>
            {t('edited')}
          </Edited>
        ) : (
          <span>{t('edited')}</span>
        ))}
      {author && <About>{menuOf(author)}</About>}
    </Line>
  );
}

export const nameOf = ({ firstName, lastName }: Author): string => `${firstName} ${lastName}`.trim();

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  color: var(--text-muted);
  font-size: var(--size-14);
  strong {
    color: var(--text);
    font-size: 1rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** A touch target that does not make the line taller. */
const About = styled.span`
  display: inline-flex;
  margin-block: -8px;
`;

const Edited = styled.button`
  min-height: 24px;
  padding: 0 4px;
  border: 0;
  background: none;
  color: var(--link);
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
`;
