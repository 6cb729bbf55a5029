import type { FinderEntry, FinderGroup } from './finder-entry';
import { matching } from './matching';

export interface FinderSection {
  readonly group: FinderGroup;
  readonly entries: readonly FinderEntry[];
}

const MOST = { Pages: 6, Figures: 6, Actions: 5, Help: 4 } as const satisfies Partial<Record<FinderGroup, number>>;
type LocalGroup = keyof typeof MOST;

/** Figures are too many to list before something is typed. */
const WITHOUT_TEXT: readonly LocalGroup[] = ['Pages', 'Actions', 'Help'];

const section = (group: FinderGroup, entries: readonly FinderEntry[]): FinderSection => ({ group, entries });

/**
 * What was chosen lately as it is now, and only as long as it may be chosen: customers stand in no list of this page,
 * all else does.
 */
function stillOpen(recent: readonly FinderEntry[], local: readonly FinderEntry[], customers: boolean) {
  const now = new Map(local.map((entry) => [entry.id, entry]));
  return recent.flatMap((entry) =>
    entry.group === 'Customers' ? (customers ? [entry] : []) : (now.get(entry.id) ?? []),
  );
}

interface Found {
  readonly text: string;
  readonly local: readonly FinderEntry[];
  readonly customers: readonly FinderEntry[];
  readonly recent: readonly FinderEntry[];
  readonly mayFindCustomers: boolean;
}

/** What the list shows, section by section; none without an entry. */
export function finderSections({ text, local, customers, recent, mayFindCustomers }: Found): readonly FinderSection[] {
  const of = (group: LocalGroup) => local.filter((entry) => entry.group === group);
  const sections =
    text.trim() === ''
      ? [
          section('Recent', stillOpen(recent, local, mayFindCustomers)),
          ...WITHOUT_TEXT.map((group) => section(group, of(group))),
        ]
      : [
          section('Pages', matching(of('Pages'), text, MOST.Pages)),
          section('Customers', customers),
          ...(['Figures', 'Actions', 'Help'] as const).map((group) =>
            section(group, matching(of(group), text, MOST[group])),
          ),
        ];
  return sections.filter(({ entries }) => entries.length > 0);
}
