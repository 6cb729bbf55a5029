import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';

interface AreaCrumbProps {
  /** Where the page stands below the overview; the last is the page itself. */
  readonly places: readonly { readonly name: string; readonly to?: string }[];
}

export const AreaCrumb = ({ places }: AreaCrumbProps) => (
  <>
    <Link to={paths.businessAreas}>Business Areas</Link>
    {places.map(({ name, to }) => (
      <Fragment key={name}>
        <span aria-hidden="true">/</span>
        {to === undefined ? <span>{name}</span> : <Link to={to}>{name}</Link>}
      </Fragment>
    ))}
  </>
);
