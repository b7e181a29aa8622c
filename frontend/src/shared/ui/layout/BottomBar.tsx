import { useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { onWide } from '../../theme/index.ts';

const HEIGHT = '73px';

/** A screen's main action: fixed under the thumb on a phone, in the flow elsewhere. */
export function BottomBar({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bottom-bar-height', HEIGHT);
    return () => {
      style.removeProperty('--bottom-bar-height');
    };
  }, []);
  return <Bar>{children}</Bar>;
}

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 20;
  display: flex;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
  > * {
    flex: 1;
  }
  ${onWide} {
    position: static;
    padding: 0;
    border: 0;
    background: none;
    > * {
      flex: none;
    }
  }
`;
