import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { TERMS_VERSION } from '#contract/identity/vocabulary/terms-version.ts';
import { formatDate } from '#shared/lib/index.ts';
import { Page, PageHeader } from '#shared/ui/index.ts';

interface LegalTextProps {
  readonly text: 'terms' | 'privacy';
}

/** A long text in numbered sections, with a table of contents. */
export function LegalText({ text }: LegalTextProps) {
  const { t } = useTranslation('legal');
  const sections = t(`${text}.sections`, { returnObjects: true });
  return (
    <Page $width="form">
      <PageHeader title={t(`${text}.title`)} lead={t(`${text}.lead`)} />
      <Contents aria-labelledby="contents">
        <h2 id="contents">{t('contents')}</h2>
        <ol>
          {sections.map((section, index) => (
            <li key={section.title}>
              <a href={`#section-${index + 1}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </Contents>
      {sections.map((section, index) => (
        <Part key={section.title} id={`section-${index + 1}`}>
          <h2>
            {index + 1}. {section.title}
          </h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Part>
      ))}
      <Foot>
        <InForce />
        <Link to={text === 'terms' ? '/privacy-policy' : '/terms'}>
          {t(text === 'terms' ? 'otherPrivacy' : 'otherTerms')}
        </Link>
      </Foot>
    </Page>
  );
}

function InForce() {
  const { t, i18n } = useTranslation('legal');
  return <p>{t('updated', { date: formatDate(TERMS_VERSION, i18n.language, 'date') })}</p>;
}

const Contents = styled.nav`
  margin-bottom: var(--space-8);
  padding: var(--space-4) var(--space-5);
  border-left: 4px solid var(--accent);
  background: var(--sunken);
  h2 {
    font-size: var(--size-20);
  }
  ol {
    margin-top: var(--space-2);
    padding-left: 1.6em;
    columns: 2 240px;
  }
  a {
    display: inline-block;
    padding-block: 5px;
  }
`;

const Part = styled.section`
  margin-bottom: var(--space-8);
  scroll-margin-top: var(--space-4);
  p {
    margin-top: var(--space-3);
  }
`;

const Foot = styled.footer`
  display: grid;
  gap: var(--space-3);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
  color: var(--text-muted);
`;
