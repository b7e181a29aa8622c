import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { isBrowserNavigation } from '../action/LinkButton.tsx';
import { menuItemStyle, menuPanelStyle } from './menu-style.ts';

export interface MenuItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** A link, or what happens when it is chosen. */
  readonly to?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

export interface MenuGroup {
  readonly key: string;
  readonly label?: string | undefined;
  readonly items: readonly MenuItem[];
}

interface MenuProps {
  /** The button that opens it; takes a ref and spreads its props. */
  readonly trigger: ReactElement;
  readonly header?: ReactNode;
  readonly groups: readonly MenuGroup[];
  readonly footer?: ReactNode;
  readonly align?: 'start' | 'end' | undefined;
  readonly defaultOpen?: boolean | undefined;
}

export function Menu({ trigger, header, groups, footer, align = 'end', defaultOpen = false }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Panel align={align} sideOffset={6} collisionPadding={8}>
          {header && <Header>{header}</Header>}
          {groups.map((group, index) => (
            <Radix.Group key={group.key}>
              {(index > 0 || header) && <Rule />}
              {group.label && <GroupLabel>{group.label}</GroupLabel>}
              {group.items.map((item) => (
                <Choice key={item.key} item={item} />
              ))}
            </Radix.Group>
          ))}
          {footer && (
            <>
              <Rule />
              <Footer>{footer}</Footer>
            </>
          )}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Choice({ item }: { readonly item: MenuItem }) {
  const words = (
    <>
      {item.icon}
      {item.label}
    </>
  );
  const danger = item.danger ?? false;
  if (item.to === undefined) {
    return (
      <Item $danger={danger} disabled={item.disabled ?? false} onSelect={() => item.onSelect?.()}>
        {words}
      </Item>
    );
  }
  return (
    <Item asChild $danger={danger}>
      {isBrowserNavigation(item.to) ? <a href={item.to}>{words}</a> : <Link to={item.to}>{words}</Link>}
    </Item>
  );
}

const Panel = styled(Radix.Content)`
  ${menuPanelStyle}
`;

const Item = styled(Radix.Item)<{ $danger?: boolean }>`
  ${menuItemStyle}
`;

const Header = styled.div`
  padding: 8px 12px;
`;

const Footer = styled.div`
  padding: 8px 12px;
`;

const Rule = styled(Radix.Separator)`
  height: 1px;
  margin: 6px 0;
  background: var(--line);
`;

const GroupLabel = styled(Radix.Label)`
  padding: 6px 12px 2px;
  color: var(--text-muted);
  font-size: var(--size-14);
  font-weight: 600;
`;
