import { Link } from 'react-router-dom';
import { personPath } from '../model/person-path.ts';

interface PersonLinkProps {
  readonly person: { readonly id: string; readonly firstName: string; readonly lastName: string };
}

/** A name on the desk: it leads to everything about its person (rules.md#person-page). */
export function PersonLink({ person: { id, firstName, lastName } }: PersonLinkProps) {
  return <Link to={personPath(id)}>{`${firstName} ${lastName}`}</Link>;
}
