import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CaseDetail } from '#contract/moderation/cases.ts';
import { PersonLink } from '#entities/admin/index.ts';
import { Badge, DateText, Inline, LinkButton, Prose, Stack } from '#shared/ui/index.ts';

/** The text with its pictures, between the texts before and after it. */
export function CaseContent({ one }: { readonly one: CaseDetail }) {
  const { t } = useTranslation('moderation');
  const { content, neighbors, author } = one;
  if (content === null) return <p>{t('content.gone')}</p>;
  const before = neighbors.filter(({ isBefore }) => isBefore);
  const after = neighbors.filter(({ isBefore }) => !isBefore);
  return (
    <Stack as="section" $gap={2} aria-labelledby="content">
      <Inline $justify="space-between">
        <h3 id="content">{t('content.title')}</h3>
        {content.mayOpen && (
          <LinkButton to={content.path} size="sm" newTab icon={<ExternalLink aria-hidden />}>
            {t('content.open')}
          </LinkButton>
        )}
      </Inline>
      <Stack $gap={2}>
        <Said said={before} />
        <Words>
          <Inline $gap={2}>
            <strong>
              <PersonLink person={author} />
            </strong>
            <Small>
              <DateText value={content.createdAt} style="dateTime" />
            </Small>
            {content.isHidden && <Badge $tone="danger">{t('content.hidden')}</Badge>}
            {content.isLocked && <Badge>{t('content.locked')}</Badge>}
            {content.isDeleted && <Badge>{t('content.deleted')}</Badge>}
          </Inline>
          {content.title && <p>{content.title}</p>}
          {content.html === null ? <Text>{content.text}</Text> : <Prose html={content.html} />}
          {content.beside.length > 0 && <Text>{content.beside.join('\n')}</Text>}
        </Words>
        <Said said={after} />
      </Stack>
    </Stack>
  );
}

function Said({ said }: { readonly said: CaseDetail['neighbors'] }) {
  return said.map(({ id, author, text, createdAt }) => (
    <Around key={id}>
      <Small>
        <PersonLink person={author} /> · <DateText value={createdAt} style="dateTime" />
      </Small>
      <Text>{text}</Text>
    </Around>
  ));
}

const Words = styled.blockquote`
  margin: 0;
  padding: var(--space-3) var(--space-4);
  border-left: 4px solid var(--accent);
  background: var(--sunken);
`;

const Around = styled.div`
  padding: var(--space-2) var(--space-4);
  border-left: 4px solid var(--line);
`;

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Small = styled.span`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
