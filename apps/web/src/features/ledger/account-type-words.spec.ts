import { accountTypeText } from './account-type-words';

describe('the type of an account', () => {
  it.each([
    ['BANK', 'BANK', 'Bank'],
    ['BANK', 'CREDITCARD', 'Bank, credit card'],
    ['DIRECTCOSTS', null, 'Direct costs'],
    ['REVENUE', null, 'Revenue'],
    ['Income', 'SalesOfProductIncome', 'Income, sales of product income'],
    ['Accounts Receivable', 'AccountsReceivable', 'Accounts receivable'],
    ['', null, ''],
  ])('%s, %s reads %s', (type, subType, text) => {
    expect(accountTypeText(type, subType)).toBe(text);
  });
});
