import { cardFaults } from './cards';

const good = { number: '4242 4242 4242 4242', expiry: '12/30', code: '123', name: 'Ada' };
const today = new Date('2026-11-21T00:00:00Z');

describe('the rules of a card', () => {
  it('finds nothing wrong with a good one', () => {
    expect(cardFaults(good, today)).toEqual({});
    expect(cardFaults({ ...good, expiry: '11/26' }, today)).toEqual({});
  });

  it('takes the months 01 to 12 alone', () => {
    const taken = Array.from({ length: 100 }, (_, month) => String(month).padStart(2, '0')).filter(
      (month) => cardFaults({ ...good, expiry: `${month}/49` }, today).expiry === undefined,
    );
    expect(taken).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']);
  });

  it.each([
    ['number', '4242 4242 4242 424', 'enter valid number'],
    ['number', '42424242424242421', 'enter valid number'],
    ['number', 'abcd', 'enter valid number'],
    ['number', '4111111111111111', 'Only test cards work here. Use one of those shown.'],
    ['expiry', '00/30', 'Enter correct expirydate'],
    ['expiry', '13/30', 'Enter correct expirydate'],
    ['expiry', '1/30', 'Enter correct expirydate'],
    ['expiry', '10/26', 'Your card has expired'],
    ['code', '', 'Required !!'],
    ['code', '12', 'Enter the three or four digits of the security code'],
    ['name', ' ', 'Required !!'],
  ])('refuses the %s %j', (field, value, fault) => {
    expect(cardFaults({ ...good, [field]: value }, today)).toEqual({ [field]: fault });
  });
});
