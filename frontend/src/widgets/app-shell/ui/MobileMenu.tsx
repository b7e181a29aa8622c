import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { User } from '#entities/session/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { IconButton } from '#shared/ui/index.ts';
import type { NavLinkItem } from '../links.ts';
import { onDesktop } from './on-desktop.ts';

const loadSheet = () => import('./MobileMenuSheet.tsx');
const MobileMenuSheet = lazyCode(async () => (await loadSheet()).MobileMenuSheet);

interface MobileMenuProps {
  readonly user: User | null;
  readonly links: readonly NavLinkItem[];
}

/** The same links in a sheet from the right, loaded as soon as a pointer approaches. */
export function MobileMenu(props: MobileMenuProps) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <BelowAdmin>
      <IconButton
        label={t('nav.openMenu')}
        icon={<MenuIcon size={26} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadSheet()}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      {wanted && (
        <Suspense>
          <MobileMenuSheet {...props} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </BelowAdmin>
  );
}

const BelowAdmin = styled.div`
  ${onDesktop} {
    display: none;
  }
`;
