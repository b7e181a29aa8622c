import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { Right } from '#contract/checks/rights/rights-text.ts';
import { SUMMARY_OF_RIGHTS } from '#contract/checks/rights/summary-of-rights.ts';
import { Card } from '#shared/ui/index.ts';

/**
 * The Bureau's complete summary of rights in the page's language and the other one
 * (rules.md#summary-of-rights).
 */
export function SummaryOfRights() {
  const { t, i18n } = useTranslation('background-check');
  const [shown, other]: [Language, Language] = i18n.language.startsWith('es') ? ['es', 'en'] : ['en', 'es'];
  return (
    <Card aria-labelledby="rights">
      <Rights language={shown} titleId="rights" />
      <Other>
        <summary>{t('notice.otherLanguage')}</summary>
        <Rights language={other} titleId="rights-other" />
      </Other>
    </Card>
  );
}

function Rights({ language, titleId }: { readonly language: Language; readonly titleId: string }) {
  const { text } = SUMMARY_OF_RIGHTS[language];
  return (
    <Text lang={language}>
      <p lang="es">{text.otherLanguage}</p>
      <h2 id={titleId}>{text.title}</h2>
      <p>{text.intro}</p>
      <RightList rights={text.rights} />
      <p>
        <strong>{text.nationwide.lead}</strong>
      </p>
      <h3>{text.nationwide.title}</h3>
      {text.nationwide.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <RightList rights={text.lastRights} />
      <p>{text.states}</p>
      <dl>
        <div>
          <dt>{text.business}</dt>
          <dd>{text.contact}</dd>
        </div>
        {text.regulators.map(({ business, contact }) => (
          <div key={business}>
            <dt>{business}</dt>
            <dd>{contact}</dd>
          </div>
        ))}
      </dl>
    </Text>
  );
}

function RightList({ rights }: { readonly rights: readonly Right[] }) {
  return (
    <ul>
      {rights.map(({ lead, text, points = [], more = [] }) => (
        <li key={lead}>
          <strong>{lead}</strong> {text}
          {points.length > 0 && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {more.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </li>
      ))}
    </ul>
  );
}

const Text = styled.div`
  display: grid;
  gap: var(--space-3);
  overflow-wrap: anywhere;
  ul {
    display: grid;
    gap: var(--space-2);
    padding-left: 20px;
  }
  li > ul,
  li > p {
    margin-top: var(--space-2);
  }
  dl {
    display: grid;
    gap: var(--space-3);
    margin: 0;
  }
  dl > div {
    display: grid;
    gap: var(--space-1);
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
  }
  dt,
  dd {
    margin: 0;
    white-space: pre-line;
  }
  @media (min-width: 720px) {
    dl > div {
      grid-template-columns: 1fr 1fr;
      gap: var(--space-4);
    }
  }
`;

const Other = styled.details`
  margin-top: var(--space-5);
  summary {
    min-height: 44px;
    align-content: center;
    font-weight: 600;
    cursor: pointer;
  }
`;
