import { css } from 'styled-components';

export const menuPanelStyle = css`
  z-index: 45;
  min-width: 220px;
  max-width: min(340px, calc(100vw - 16px));
  max-height: var(--radix-dropdown-menu-content-available-height, 80vh);
  padding: 6px;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--raised);
  color: var(--text);
  box-shadow: var(--shadow);
`;

export const menuItemStyle = css<{ $danger?: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 44px;
  padding: 8px 12px;
  border-radius: 4px;
  color: ${({ $danger }) => ($danger ? 'var(--danger)' : 'var(--text)')};
  text-decoration: none;
  cursor: pointer;
  outline: none;
  user-select: none;
  &[data-highlighted] {
    background: var(--neutral-soft);
    color: var(--text);
    box-shadow: inset 3px 0 0 var(--accent);
  }
  &[data-disabled] {
    color: var(--text-muted);
    cursor: not-allowed;
  }
  svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
`;
