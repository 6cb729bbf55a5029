import { DEFAULT_STUCK_LIST, STUCK_STANDINGS, type StuckStanding } from '@keelson/contracts/journeys';
import { ONBOARDING_STEPS, type OnboardingStep, STUCK_SORTS, type StuckSort } from '@keelson/vocabulary';
import type { TableState } from '../../ui/table/table-state';
import { type Address, useAddress } from '../../ui/table/use-address';
import { type TableControl, useTableState } from '../../ui/table/use-table-state';

/** What the list is asked for. */
export interface StuckListState extends Omit<TableState, 'sort'> {
  readonly sort: StuckSort;
  readonly step: OnboardingStep | undefined;
  readonly standing: StuckStanding;
}

export interface StuckList {
  readonly state: StuckListState;
  readonly table: TableControl;
  /** Leaves those at one step; without one, all again. */
  chooseStep(step: OnboardingStep | undefined): void;
  chooseStanding(standing: StuckStanding): void;
  clear(): void;
}

const { sort, order, standing: everybody } = DEFAULT_STUCK_LIST;

/** Everything the page shows is in the address bar, so that back and reload keep it. */
export function useStuckList(): StuckList {
  const address = useAddress();
  const table = useTableState(address, { sort, order });
  // Who else is stuck begins on the first page.
  const write: Address['assign'] = (changes) => address.assign({ ...changes, page: undefined });
  const { search, page, size, order: direction } = table;
  return {
    table,
    state: {
      search,
      page,
      size,
      order: direction,
      sort: STUCK_SORTS.find((each) => each === table.sort) ?? sort,
      step: ONBOARDING_STEPS.find((each) => each === address.query.get('step')),
      standing: STUCK_STANDINGS.find((each) => each === address.query.get('standing')) ?? everybody,
    },
    chooseStep: (step) => write({ step }),
    chooseStanding: (standing) => write({ standing: standing === everybody ? undefined : standing }),
    clear: () => write({ step: undefined, standing: undefined, search: undefined }),
  };
}
