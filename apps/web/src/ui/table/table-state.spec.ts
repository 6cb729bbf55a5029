import { LONGEST_SEARCH as LONGEST_CUSTOMER_SEARCH } from '@keelson/contracts/customers';
import { LONGEST_ENQUIRY_SEARCH } from '@keelson/contracts/enquiries';
import { LONGEST_STUCK_SEARCH } from '@keelson/contracts/journeys';
import { listPartnersContract, LONGEST_PARTNER_SEARCH } from '@keelson/contracts/partners';
import { LONGEST_PAYMENT_SEARCH } from '@keelson/contracts/payments';
import { changeTableState, LAST_PAGE, LONGEST_SEARCH, readTableState, writeTableState } from './table-state';

const defaults = { sort: 'name' };
const fresh = readTableState(new URLSearchParams(), defaults);

describe('table state in the address', () => {
  it('starts with ten rows, the first page and the default order', () => {
    expect(fresh).toEqual({ search: '', sort: 'name', order: 'asc', page: 1, size: 10 });
  });

  it('reads what it wrote and leaves other parameters alone', () => {
    const state = { search: 'acme', sort: 'login', order: 'desc', page: 3, size: 50 } as const;
    const address = writeTableState(new URLSearchParams('tab=all'), state, defaults);
    expect(address.get('tab')).toBe('all');
    expect(readTableState(address, defaults)).toEqual(state);
  });

  it('keeps the address short where nothing differs from the defaults', () => {
    expect(writeTableState(new URLSearchParams('page=4'), fresh, defaults).toString()).toBe('');
  });

  it.each(['page=-1', 'page=x', 'size=7', 'order=up'])('reads %s as the default', (address) => {
    expect(readTableState(new URLSearchParams(address), defaults)).toEqual(fresh);
  });

  it('asks for nothing that the lists of the API refuse', () => {
    const state = readTableState(new URLSearchParams({ search: 'a'.repeat(300), page: '999999999' }), defaults);
    expect(state).toMatchObject({ search: 'a'.repeat(LONGEST_SEARCH), page: LAST_PAGE });
    const longest = [LONGEST_ENQUIRY_SEARCH, LONGEST_PARTNER_SEARCH, LONGEST_PAYMENT_SEARCH, LONGEST_STUCK_SEARCH];
    expect(longest.concat(LONGEST_CUSTOMER_SEARCH)).toEqual(Array(5).fill(LONGEST_SEARCH));
    const query = listPartnersContract.schemas.query;
    expect(query.safeParse({ page: LAST_PAGE }).success).toBe(true);
    expect(query.safeParse({ page: LAST_PAGE + 1 }).success).toBe(false);
  });

  it('starts at the first page after a change of anything else', () => {
    expect(changeTableState({ ...fresh, page: 4 }, { size: 25 }).page).toBe(1);
    expect(changeTableState(fresh, { page: 4 }).page).toBe(4);
  });
});
