import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../ui/card/card';
import { ErrorState } from '../ui/card/card-states';
import { SkeletonLines } from '../ui/card/skeleton';
import { PageHeader } from '../ui/page/page-header';
import { ViewTabs } from '../ui/tabs/view-tabs';
import { BackToAdminPage } from './back-to-admin-page';
import type { ShownDetails } from './use-details-form';

interface DetailsScreenProps<Read, Tab extends string> {
  /** The first one is open where the address names none. */
  readonly tabs: readonly [readonly [Tab, string], ...(readonly [Tab, string])[]];
  readonly read: {
    readonly currentData?: Read | undefined;
    readonly error?: unknown;
    readonly refetch: () => { readonly unwrap: () => Promise<Read> };
  };
  readonly leadOf: (details: Read) => string;
  /** The text of a failure to read them. */
  readonly unavailable: string;
  /** The list that the page was opened from. */
  readonly back: string;
  readonly panelOf: (tab: Tab, shown: ShownDetails<Read>) => ReactNode;
}

/** User Details of whomever staff look after: what is typed under one tab stays while another one is read. */
export function DetailsScreen<Read, Tab extends string>({
  tabs,
  read: { currentData: details, error, refetch },
  leadOf,
  unavailable,
  back,
  panelOf,
}: DetailsScreenProps<Read, Tab>) {
  const [query, setQuery] = useSearchParams();
  const tab = (tabs.find(([each]) => each === query.get('tab')) ?? tabs[0])[0];
  return (
    <>
      <PageHeader
        title="User Details"
        lead={details === undefined ? 'Loading' : leadOf(details)}
        actions={
          <ViewTabs
            label="Details"
            views={tabs}
            view={tab}
            // At once, so that the next press knows of it.
            onChange={(to) => setQuery({ tab: to }, { replace: true, flushSync: true })}
          />
        }
      />
      <Card>
        {details !== undefined ? (
          tabs.map(([each]) => (
            <div key={each} hidden={each !== tab}>
              {panelOf(each, { newest: details, readAgain: () => refetch().unwrap() })}
            </div>
          ))
        ) : error === undefined ? (
          <SkeletonLines lines={6} label="Loading the details" />
        ) : (
          <>
            <ErrorState title={unavailable} error={error} onRetry={() => void refetch()} />
            <BackToAdminPage to={back} />
          </>
        )}
      </Card>
    </>
  );
}
