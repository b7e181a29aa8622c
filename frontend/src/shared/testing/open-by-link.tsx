import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { renderPart, type Part } from './render-part.tsx';

/** Opens a page as a link with this state in the history does. Every other address is "Elsewhere". */
export async function openByLink(path: string, state: object, page: ReactNode): Promise<Part> {
  const link = (
    <Link to={path} state={state}>
      Open
    </Link>
  );
  const part = await renderPart(
    <Routes>
      <Route path="/" element={link} />
      <Route path={path} element={page} />
      <Route path="*" element="Elsewhere" />
    </Routes>,
  );
  await part.user.click(await screen.findByRole('link', { name: 'Open' }));
  return part;
}
