import { chosenCustomer } from './chosen-customer';
import * as paths from './paths';

const queryOf = (address: string): URLSearchParams => new URL(address, 'http://localhost').searchParams;

describe('the customer whose figures are looked at', () => {
  it.each([paths.dashboardOf, paths.myFinancialsOf, paths.trustOf, paths.accountsOf])(
    'has one name in every address (%#)',
    (addressOf) => {
      expect([...queryOf(addressOf('acc_7'))]).toEqual([['customer', 'acc_7']]);
      expect([...queryOf(addressOf())]).toEqual([]);
      expect(chosenCustomer(queryOf(addressOf('acc_7')))).toBe('acc_7');
    },
  );

  it('is found in an address that was given away earlier, and the present name comes first', () => {
    expect(chosenCustomer(queryOf('/dashboard/newDashboard?account=acc_7'))).toBe('acc_7');
    expect(chosenCustomer(queryOf('/dashboard/newDashboard?account=acc_7&customer=acc_8'))).toBe('acc_8');
    expect(chosenCustomer(queryOf('/dashboard/newDashboard'))).toBeUndefined();
  });
});
