import { EyeOpenIcon } from '@blueprintjs/icons';
import { useEffect } from 'react';
import { titleCompany } from '../../client/page-title';

interface ViewedCompanyProps {
  /** `undefined` until the answer with the figures came. */
  readonly name: string | undefined;
}

/** Says above the title, and in the document's, whose data partners and staff are looking at. */
export function ViewedCompany({ name }: ViewedCompanyProps) {
  useEffect(() => {
    titleCompany(name);
    return () => titleCompany(undefined);
  }, [name]);
  return (
    <p className="k-viewed">
      <EyeOpenIcon size={14} />
      <span>Looking at {name === undefined ? 'a customer' : <b>{name}</b>}</span>
    </p>
  );
}
