import { dayFaults, DEFAULT_PAYMENT_LIST, LAST_PAYMENT_PAGE } from '@keelson/contracts/payments';
import { PAYMENT_SORTS, PAYMENT_STATES, type PaymentSort, type PaymentState } from '@keelson/vocabulary';
import type { TableState } from '../../ui/table/table-state';
import { useAddress } from '../../ui/table/use-address';
import { type TableControl, useTableState } from '../../ui/table/use-table-state';

export interface PaymentDays {
  readonly fromDate: string | undefined;
  readonly toDate: string | undefined;
}

/** What the table is asked for. */
export interface PaymentListState extends Omit<TableState, 'sort'>, PaymentDays {
  readonly sort: PaymentSort;
  readonly state: PaymentState | undefined;
}

/** Which of the two tables is shown. */
export type PaymentView = 'payments' | 'invoices';

export interface PaymentList {
  readonly asked: PaymentListState;
  readonly table: TableControl;
  readonly view: PaymentView;
  /** The payment whose panel is open. */
  readonly chosen: string | undefined;
  readonly narrowed: boolean;
  /** The address has its days the wrong way round: they are not asked for. */
  readonly reversed: boolean;
  choose(paymentId: string | undefined): void;
  show(view: PaymentView): void;
  keep(state: PaymentState | undefined): void;
  narrow(days: PaymentDays): void;
  clear(): void;
}

const { sort, order } = DEFAULT_PAYMENT_LIST;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NO_DAYS: PaymentDays = { fromDate: undefined, toDate: undefined };

function isDay(text: string | null): text is string {
  if (text === null || !DAY.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** The days of the address; an address with only one of them, or with nonsense, has none. */
function writtenDaysOf(query: URLSearchParams): PaymentDays {
  const [from, to] = [query.get('fromDate'), query.get('toDate')];
  return isDay(from) && isDay(to) ? { fromDate: from, toDate: to } : NO_DAYS;
}

const isReversed = (query: URLSearchParams): boolean => {
  const { fromDate, toDate } = writtenDaysOf(query);
  return dayFaults(fromDate, toDate).fromDate !== undefined;
};

/**
 * Everything the page shows is in the address bar, so that back and reload keep it. An address that sorts by amount may
 * come from a colleague who sees amounts.
 */
export function usePaymentList(amounts: boolean): PaymentList {
  const address = useAddress();
  const table = useTableState(address, { sort, order });
  const sorts = PAYMENT_SORTS.filter((each) => amounts || each !== 'amount');
  const { assign } = address;
  const reversed = isReversed(address.query);
  const days = reversed ? NO_DAYS : writtenDaysOf(address.query);
  const state = PAYMENT_STATES.find((each) => each === address.query.get('state'));
  const page = Math.min(table.page, LAST_PAYMENT_PAGE);
  return {
    table: { ...table, page },
    asked: {
      search: table.search,
      page,
      size: table.size,
      order: table.order,
      sort: sorts.find((each) => each === table.sort) ?? sort,
      state,
      ...days,
    },
    view: address.query.get('view') === 'invoices' ? 'invoices' : 'payments',
    chosen: address.query.get('payment') ?? undefined,
    narrowed: table.search !== '' || state !== undefined || days.fromDate !== undefined || reversed,
    reversed,
    choose: (payment) => assign({ payment }),
    show: (view) => assign({ view: view === 'payments' ? undefined : view }),
    keep: (wanted) => assign({ state: wanted, page: undefined }),
    narrow: (wanted) => assign({ ...wanted, page: undefined }),
    clear: () => assign({ ...NO_DAYS, search: undefined, state: undefined, page: undefined }),
  };
}
