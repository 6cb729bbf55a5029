import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import { EmptyState } from '../../../ui/card/card-states';

/** An area or a chapter that the content no longer has. */
export const NotThere = ({ title }: { readonly title: string }) => (
  <EmptyState title={title} action={<ButtonLink to={paths.businessAreas}>All business areas</ButtonLink>} />
);
