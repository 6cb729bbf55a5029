import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import { PageHeader } from '../../../ui/page/page-header';

/** An area or a chapter that the content no longer has. */
export const NotThere = ({ title }: { readonly title: string }) => (
  <>
    <PageHeader title="Business Areas" />
    <Card>
      <EmptyState title={title} action={<ButtonLink to={paths.businessAreas}>All business areas</ButtonLink>} />
    </Card>
  </>
);
