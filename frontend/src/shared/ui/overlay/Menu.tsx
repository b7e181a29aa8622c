import { DropdownMenu as Radix } from 'radix-ui';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { isBrowserNavigation } from '../action/LinkButton.tsx';
import { menuItemStyle, menuPanelStyle } from './menu-style.ts';

export interface MenuItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** A link, or the action when it is chosen. */
  readonly to?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

export interface MenuGroup {
  readonly key: string;
  readonly label?: string | undefined;
  readonly items: readonly MenuItem[];
  /** The key of the chosen item. The group is a single choice, and choosing leaves the menu open. */
  readonly chosen?: string | undefined;
}

interface MenuProps {
  /** The button that opens it; takes a ref and spreads its props. */
  readonly trigger: ReactElement;
  readonly header?: ReactNode;
  readonly groups: readonly MenuGroup[];
  readonly align?: 'start' | 'end' | undefined;
  readonly defaultOpen?: boolean | undefined;
}

export function Menu({ trigger, header, groups, align = 'end', defaultOpen = false }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Panel align={align} sideOffset={6} collisionPadding={8}>
          {header && <Header>{header}</Header>}
          {groups.map((group, index) => (
            <Fragment key={group.key}>
              {(index > 0 || header) && <Rule />}
              <Group group={group} />
            </Fragment>
          ))}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Group({ group: { label, items, chosen } }: { readonly group: MenuGroup }) {
  const heading = label && <GroupLabel>{label}</GroupLabel>;
  if (chosen === undefined) {
    return (
      <Radix.Group>
        {heading}
        {items.map((item) => (
          <Choice key={item.key} item={item} />
        ))}
      </Radix.Group>
    );
  }
  return (
    <Radix.RadioGroup value={chosen} aria-label={label}>
      {heading}
      <Segments>
        {items.map(({ key, label: words, icon, onSelect }) => (
          <Segment key={key} value={key} onSelect={(event) => stayOpen(event, onSelect)}>
            {icon}
            {words}
          </Segment>
        ))}
      </Segments>
    </Radix.RadioGroup>
  );
}

function stayOpen(event: Event, onSelect: MenuItem['onSelect']): void {
  event.preventDefault();
  onSelect?.();
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

const Segments = styled.div`
  display: flex;
  gap: var(--space-1);
  padding: 2px 6px 6px;
`;

const Segment = styled(Radix.RadioItem)<{ $danger?: boolean }>`
  ${menuItemStyle}
  flex: 1;
  justify-content: center;
  gap: 6px;
  padding: 6px 8px;
  font-size: var(--size-14);
  font-weight: 500;
  &[data-state='checked'] {
    background: var(--text);
    color: var(--raised);
  }
  &[data-highlighted] {
    box-shadow: inset 0 -3px 0 var(--accent);
  }
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
