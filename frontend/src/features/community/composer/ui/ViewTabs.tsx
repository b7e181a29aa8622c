import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const VIEWS = ['write', 'preview'] as const;
export type View = (typeof VIEWS)[number];

interface ViewTabsProps {
  /** The prefix of the panels' IDs. */
  readonly of: string;
  readonly value: View;
  readonly onChange: (view: View) => void;
}

/** The two views of a text. The text area stays mounted behind the preview to preserve its undo history. */
export function ViewTabs({ of, value, onChange }: ViewTabsProps) {
  const { t } = useTranslation('composer');
  const list = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = value === 'write' ? 'preview' : 'write';
    onChange(other);
    list.current?.querySelector<HTMLElement>(`[data-view="${other}"]`)?.focus();
  };
  return (
    <Row ref={list} role="tablist" aria-label={t('view')}>
      {VIEWS.map((view) => (
        <button
          key={view}
          type="button"
          role="tab"
          data-view={view}
          aria-selected={view === value}
          aria-controls={view === value ? `${of}-${view}` : undefined}
          tabIndex={view === value ? 0 : -1}
          onClick={() => onChange(view)}
          onKeyDown={turn}
        >
          {t(view === 'write' ? 'write' : 'preview.tab')}
        </button>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  button {
    min-height: 44px;
    margin-bottom: -1px;
    padding: 8px 14px;
    border: 0;
    border-bottom: 4px solid transparent;
    background: none;
    color: var(--text-muted);
    font-weight: 500;
    cursor: pointer;
    &:hover {
      color: var(--text);
    }
    &:focus-visible {
      outline-offset: -3px;
    }
    &[aria-selected='true'] {
      border-bottom-color: var(--accent);
      color: var(--text);
      font-weight: 600;
    }
  }
`;
