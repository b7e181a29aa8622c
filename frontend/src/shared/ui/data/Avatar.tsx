import { useState } from 'react';
import { styled } from 'styled-components';
import { initialsOf } from '../../lib/index.ts';

interface AvatarProps {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly imageUrl?: string | null | undefined;
  readonly size?: number;
}

/** Up to this size in pixels the small picture is sharp on every phone. */
const SMALL = 48;

/**
 * Hidden from screen readers, because a name is next to it. Shows initials instead of pictures on other
 * servers, which would learn who looks at whom.
 */
export function Avatar({ firstName, lastName, imageUrl, size = 36 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = imageUrl?.startsWith('/api/images/') && imageUrl !== broken ? imageUrl : null;
  return (
    <Disc $size={size} data-initials={shown ? undefined : initialsOf(firstName, lastName)} aria-hidden>
      {shown && (
        <img
          src={size > SMALL ? shown : `${shown}?size=small`}
          alt=""
          loading="lazy"
          onError={() => setBroken(shown)}
        />
      )}
    </Disc>
  );
}

const Disc = styled.span<{ $size: number }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--hi-vis);
  color: var(--on-hi-vis);
  font-family: var(--font-display);
  font-size: ${({ $size }) => $size * 0.44}px;
  font-weight: 700;
  line-height: 1;
  letter-spacing: 0.02em;
  /* Drawn, not written: the letters are no part of the name of a button that the disc stands in. */
  &::before {
    content: attr(data-initials);
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
