import { BellOff, Flag, UserX } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { loginPath } from '#entities/session/index.ts';
import { BlockDialog, useBlock, useBlocksQuery } from '#features/moderation/block-person/index.ts';
import { useReport } from '#features/moderation/report/index.ts';
import { Menu, type MenuItem } from '#shared/ui/index.ts';
import type { MenuPerson } from '../model/menu-person.ts';

interface PersonPanelProps {
  readonly person: MenuPerson;
  readonly writing?: readonly MenuItem[] | undefined;
  readonly isSignedIn: boolean;
  readonly trigger: ReactElement;
}

/** Each action sends visitors to sign-in. */
export function PersonPanel({ person, writing = [], isSignedIn, trigger }: PersonPanelProps) {
  const { t } = useTranslation('report');
  const [isBlocking, setBlocking] = useState(false);
  const { data } = useBlocksQuery(undefined, { skip: !isSignedIn });
  const relation = data?.rows.find(({ user }) => user.id === person.id)?.kind ?? null;
  const { put, take } = useBlock(person);
  const { ask, dialog } = useReport({ contentType: 'user', contentId: person.id });
  const { firstName: name } = person;
  const signedIn = (act: () => unknown) => (): void => {
    if (isSignedIn) void act();
    else window.location.assign(loginPath(window.location.pathname + window.location.search));
  };
  return (
    <>
      <Menu
        defaultOpen
        trigger={trigger}
        groups={[
          ...(writing.length > 0 ? [{ key: 'writing', items: writing }] : []),
          {
            key: 'person',
            items: [
              {
                key: 'report',
                icon: <Flag aria-hidden />,
                label: t('menu.report', { name }),
                onSelect: () => void ask(),
              },
              relation === 'mute'
                ? {
                    key: 'unmute',
                    icon: <BellOff aria-hidden />,
                    label: t('menu.unmute', { name }),
                    onSelect: signedIn(() => take('mute')),
                  }
                : {
                    key: 'mute',
                    icon: <BellOff aria-hidden />,
                    label: t('menu.mute', { name }),
                    onSelect: signedIn(() => put('mute')),
                  },
              relation === 'block'
                ? {
                    key: 'unblock',
                    icon: <UserX aria-hidden />,
                    label: t('menu.unblock', { name }),
                    onSelect: signedIn(() => take('block')),
                  }
                : {
                    key: 'block',
                    danger: true,
                    icon: <UserX aria-hidden />,
                    label: t('menu.block', { name }),
                    onSelect: signedIn(() => setBlocking(true)),
                  },
            ],
          },
        ]}
      />
      {isBlocking && <BlockDialog person={person} onClose={() => setBlocking(false)} />}
      {dialog}
    </>
  );
}
