import { refuseUnfit } from './first-password';
import { Complaint } from './terminal';

const GRACE = { email: 'g.hopper@keelson.example', name: 'Grace Hopper', kind: 'admin' } as const;

describe('the password that an operator gives a new member of staff', () => {
  it.each([
    ['Harbour7', 'Password should contain at least 12 characters'],
    ['e'.repeat(129), 'Password should contain at most 128 characters'],
    ['Football2026!!!', 'This password is too common. Please choose another one'],
    ['amazing grace, sung', 'This password is too common. Please choose another one'],
  ])('[AUTHN-01~] is refused by the rule of staff: %s', (password, text) => {
    for (const configured of ['specified', 'modern'] as const) {
      expect(() => refuseUnfit(password, GRACE, configured)).toThrow(Complaint);
      expect(() => refuseUnfit(password, GRACE, configured)).toThrow(text);
    }
  });

  it('[AUTHN-01~] may be anything else', () => {
    expect(() => refuseUnfit('quiet harbour at dawn', GRACE, 'specified')).not.toThrow();
  });
});
