import { PersonIcon } from '@blueprintjs/icons';
import { DEFAULT_CUSTOMER_LIST, LONGEST_SEARCH } from '@keelson/contracts/customers';
import { DEFAULT_PARTNER_LIST } from '@keelson/contracts/partners';
import * as paths from '../../client/paths';
import { useCustomersListQuery } from '../../features/customers/customers.api';
import { usePartnersCustomersQuery } from '../../features/partners/partners.api';
import { mayUse, type Viewer } from '../../session/viewer';
import { formatCount } from '../../ui/format/numbers';
import { SEARCH_PAUSE_MS } from '../../ui/form/search-pause';
import { useSettled } from '../../ui/form/use-settled';
import { comesFirst } from '../comes-first';
import type { FinderEntry } from './finder-entry';

const SHORTEST_SEARCH = 2;
const SHOWN = 6;

export interface CustomerEntries {
  readonly entries: readonly FinderEntry[];
  /** `none` where customers are not asked for. */
  readonly state: 'none' | 'searching' | 'found' | 'failed';
  readonly retry: () => void;
}

export type CustomerSearch = 'all' | 'own' | undefined;

/** Which customers somebody finds: staff with the right all of them, channel partners their own. */
export function customerSearch(viewer: Viewer): CustomerSearch {
  if (comesFirst(viewer) !== undefined) return undefined;
  if (viewer.kind === 'partner') return 'own';
  return mayUse(viewer, 'customers.manage') ? 'all' : undefined;
}

interface Found {
  readonly id: string;
  readonly name: string;
  readonly company_name: string;
  readonly email: string;
}

const entryOf = ({ id, name, company_name, email }: Found, to: string): FinderEntry => ({
  id: `customer ${id}`,
  group: 'Customers',
  label: name,
  detail: [company_name, email].filter(Boolean).join(', '),
  icon: <PersonIcon />,
  go: { to },
});

const more = (count: number, text: string, list: string, uncounted = false): readonly FinderEntry[] =>
  count > SHOWN
    ? [
        {
          id: `customers ${text}`,
          group: 'Customers',
          label: `${uncounted ? 'More than' : 'All'} ${formatCount(count)} customers with “${text}”`,
          go: { to: `${list}?search=${encodeURIComponent(text)}` },
        },
      ]
    : [];

/** Customers by name, e-mail and company, once the typing rests. */
export function useCustomerEntries(viewer: Viewer, typed: string): CustomerEntries {
  const text = typed.trim().slice(0, LONGEST_SEARCH);
  const settled = useSettled(text, SEARCH_PAUSE_MS);
  const whose = text.length < SHORTEST_SEARCH ? undefined : customerSearch(viewer);
  const asked = { search: settled, size: 10 } as const;
  const tooEarly = settled.length < SHORTEST_SEARCH;
  const all = useCustomersListQuery(
    { ...DEFAULT_CUSTOMER_LIST, ...asked, status: undefined },
    { skip: whose !== 'all' || tooEarly },
  );
  const own = usePartnersCustomersQuery(
    { ...DEFAULT_PARTNER_LIST, ...asked, partner: undefined },
    { skip: whose !== 'own' || tooEarly },
  );
  const query = whose === 'own' ? own : all;
  const retry = () => void query.refetch();
  if (whose === undefined) return { entries: [], state: 'none', retry };
  if (settled !== text || (query.currentData === undefined && query.error === undefined))
    return { entries: [], state: 'searching', retry };
  if (query.currentData === undefined) return { entries: [], state: query.isFetching ? 'searching' : 'failed', retry };
  if (whose === 'all') {
    const { rows = [], matching = 0, more: uncounted } = all.currentData?.data ?? {};
    return {
      entries: [
        ...rows.slice(0, SHOWN).map((row) => entryOf(row, paths.customer(row.id))),
        ...more(matching, text, paths.customers, uncounted),
      ],
      state: 'found',
      retry,
    };
  }
  const { rows = [], matching = 0, more: uncounted } = own.currentData ?? {};
  // The others open to a partner once their dashboard is completed.
  const open = rows.filter(({ dashboardCompleted }) => dashboardCompleted);
  return {
    entries: [
      ...open.slice(0, SHOWN).map((row) => entryOf(row, paths.partnerCustomer(row.id))),
      ...more(matching, text, paths.partnerArea, uncounted),
    ],
    state: 'found',
    retry,
  };
}
