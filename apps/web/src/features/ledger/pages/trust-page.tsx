import * as paths from '../../../client/paths';
import { useFiguresBooksStandingQuery } from '../../../figures/books-standing.api';
import { BooksStandingNote } from '../../../figures/books-standing-note';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { ButtonLink } from '../../../ui/button/button-link';
import { PageHeader } from '../../../ui/page/page-header';
import { leadOf } from '../../../ui/page/page-lead';
import { type Address, useAddress } from '../../../ui/table/use-address';
import { NobodyChosen } from '../components/books-frame';
import { FreshnessCard } from '../components/freshness-card';
import { KnownOn } from '../components/known-on';
import { LastImportCard } from '../components/last-import-card';
import { DifferencesCard, UnmappedCard } from '../components/doubt-cards';
import { RestatementsCard } from '../components/restatements-card';
import { type Trust, useLedgerTrustQuery } from '../ledger.api';
import { trustLead } from '../trust-words';
import { useWhoseBooks } from '../whose-books';
import './trust-page.css';

const TITLE = 'How fresh and how sure are these figures';

export function TrustPage() {
  const { accountId, own } = useWhoseBooks();
  const address = useAddress();
  if (accountId === undefined) return <NobodyChosen title={TITLE} />;
  return <TrustOf key={accountId} accountId={accountId} own={own} address={address} />;
}

interface TrustOfProps {
  readonly accountId: string;
  readonly own: boolean;
  readonly address: Address;
}

function TrustOf({ accountId, own, address }: TrustOfProps) {
  const knownOn = address.query.get('knownOn') ?? undefined;
  const { data, currentData, error, refetch } = useLedgerTrustQuery(
    { accountId, knownOn, asAt: address.query.get('asAt') ?? undefined },
    { refetchOnMountOrArgChange: true },
  );
  const { data: stands } = useFiguresBooksStandingQuery(accountId, { skip: knownOn !== undefined });
  const trust = currentData ?? (error === undefined ? data : undefined);
  const accountsAddress = paths.accountsOf(own ? undefined : accountId);
  return (
    <>
      <PageHeader
        title={TITLE}
        viewed={own ? undefined : { company: trust?.companyName }}
        lead={leadOf(trust && trustLead(trust, own, stands?.standing), error !== undefined)}
        actions={<ButtonLink to={accountsAddress}>Accounts and where they count</ButtonLink>}
      />
      <KnownOn knownOn={knownOn} onChange={(day) => address.assign({ knownOn: day })} />
      {knownOn === undefined && (
        <BooksStandingNote
          accountId={accountId}
          reconnect={own && <ButtonLink to={paths.connectAccounts}>See the connection</ButtonLink>}
        />
      )}
      {trust === undefined && error !== undefined && (
        <Card>
          <ErrorState title="Could not load how the figures stand" error={error} onRetry={() => void refetch()} />
        </Card>
      )}
      {trust === undefined && error === undefined && (
        <Card>
          <SkeletonLines lines={10} label="Loading how the figures stand" />
        </Card>
      )}
      {trust &&
        (trust.informationFrom === null ? (
          <NoBooks own={own} />
        ) : (
          <Cards trust={trust} accountsAddress={accountsAddress} />
        ))}
    </>
  );
}

function Cards({ trust, accountsAddress }: { readonly trust: Trust; readonly accountsAddress: string }) {
  return (
    <div className="k-trust">
      <div className="k-trust-main">
        <FreshnessCard figures={trust.figures} />
        <RestatementsCard restatements={trust.restatements} />
      </div>
      <div className="k-trust-side">
        <LastImportCard trust={trust} />
        <UnmappedCard trust={trust} accountsAddress={accountsAddress} />
        <DifferencesCard trust={trust} />
      </div>
    </div>
  );
}

const NoBooks = ({ own }: { readonly own: boolean }) => (
  <Card>
    <EmptyState
      title="There are no figures yet"
      action={own ? <ButtonLink to={paths.connectAccounts}>Integrate finance</ButtonLink> : undefined}
    >
      {own
        ? 'Connect your accounting system or enter your figures. Then this page says how fresh and how sure each of them is.'
        : 'Once the owner has connected the accounts or entered figures, this page says how fresh and how sure each is.'}
    </EmptyState>
  </Card>
);
