import { useState } from 'react';
import { styled } from 'styled-components';
import { initialsOf } from '../../lib/index.ts';

interface AvatarProps {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly imageUrl?: string | null | undefined;
  readonly size?: number;
}

/** Stands beside the name it belongs to, and says nothing by itself. */
export function Avatar({ firstName, lastName, imageUrl, size = 36 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const showImage = Boolean(imageUrl) && imageUrl !== broken;
  return (
    <Disc
      style={{ width: size, height: size, fontSize: size * 0.44 }}
      data-initials={showImage ? undefined : initialsOf(firstName, lastName)}
      aria-hidden
    >
      {showImage && imageUrl && (
        <img src={imageUrl} alt="" width={size} height={size} onError={() => setBroken(imageUrl)} />
      )}
    </Disc>
  );
}

const Disc = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--hi-vis);
  color: var(--on-hi-vis);
  font-family: var(--font-display);
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
