import { Link } from 'react-router-dom';
import { personPath } from '../model/person-path.ts';

interface PersonLinkProps {
  readonly person: { readonly id: string; readonly firstName: string; readonly lastName: string };
}

/** A name in the admin area that links to everything about the person (rules.md#person-page). */
export function PersonLink({ person: { id, firstName, lastName } }: PersonLinkProps) {
  return <Link to={personPath(id)}>{`${firstName} ${lastName}`}</Link>;
}
