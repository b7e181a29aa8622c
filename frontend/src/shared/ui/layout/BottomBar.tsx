import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { onPhone, onWide } from '../../theme/index.ts';

/** A screen's main action: fixed under the thumb on a phone, in the flow elsewhere. */
export function BottomBar({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <RoomForBar />
      <Bar>{children}</Bar>
    </>
  );
}

/** Makes room for the fixed bar at the bottom of the page, so that no field scrolls behind it. */
const RoomForBar = createGlobalStyle`
  ${onPhone} {
    html:root {
      --bottom-bar-height: 73px;
      scroll-padding-bottom: calc(var(--bottom-bar-height) + var(--space-4));
    }
  }
`;

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
