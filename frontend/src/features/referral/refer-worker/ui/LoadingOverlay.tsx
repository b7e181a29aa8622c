import { styled } from 'styled-components';
import { Spinner } from '#shared/ui/index.ts';

/** Covers the page while the dialog loads, so that a press shows an effect on a slow connection. */
export function LoadingOverlay() {
  return (
    <Cover>
      <Spinner size={44} announced />
    </Cover>
  );
}

const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: 40;
  display: grid;
  place-items: center;
  background: var(--scrim);
  color: var(--on-bar);
`;
