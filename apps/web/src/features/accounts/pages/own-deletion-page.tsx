import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { useViewer } from '../../../session/use-viewer';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import { useNow } from '../../../ui/format/use-now';
import { PageHeader } from '../../../ui/page/page-header';
import { deletionLead, ERASED, KEPT, type Matter, UNTIL_THEN } from '../own-deletion-words';
import './own-deletion-page.css';

const TITLE = 'Deletion of your account';
const REFRESH_MS = 30_000;

/** For the owner: when, what is erased, what is kept and why, and who may stop it (BEYOND-06). */
export function OwnDeletionPage() {
  const { kind, underDeletion, deleteAt } = useViewer();
  const now = useNow(REFRESH_MS);
  if (kind !== 'customer')
    return (
      <>
        <PageHeader title={TITLE} />
        <Card>
          <EmptyState title="This page is for company users">Ask a super admin about your account.</EmptyState>
        </Card>
      </>
    );
  return (
    <div className="k-own-deletion">
      <PageHeader
        title={TITLE}
        lead={deletionLead(deleteAt, underDeletion, now)}
        actions={
          <ButtonLink
            to={paths.contactUsAbout(underDeletion ? 'Restore Account' : 'Delete Account')}
            {...(underDeletion && { intent: 'primary' })}
          >
            {underDeletion ? 'Ask us to stop it' : 'Contact us'}
          </ButtonLink>
        }
      />
      <Card title="Until then">
        <Matters matters={UNTIL_THEN} />
        <p className="k-soft">
          Before it goes: <Link to={paths.ownData}>download your data</Link>.
        </p>
      </Card>
      <Card title="What is erased" subtitle="Within minutes after the moment of the deletion.">
        <Matters matters={ERASED} />
      </Card>
      <Card title="What is kept, and why">
        <Matters matters={KEPT} />
      </Card>
    </div>
  );
}

function Matters({ matters }: { readonly matters: readonly Matter[] }) {
  return (
    <dl className="k-matters">
      {matters.map(({ what, happens }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{happens}</dd>
        </div>
      ))}
    </dl>
  );
}
