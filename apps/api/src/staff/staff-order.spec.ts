import { staffOrder } from './staff-order';
import { Complaint } from './terminal';

const email = 'grace@keelson.example';
const order = (line: string) => staffOrder(line.split(' '));

describe('what an operator types about staff', () => {
  it.each([
    ['disable', 'DisableMember'],
    ['enable', 'EnableMember'],
    ['remove', 'RemoveMember'],
    ['promote', 'PromoteMember'],
    ['demote', 'DemoteMember'],
  ])('%s is one change', (act, name) => {
    expect(order(`${act} --email Grace@keelson.example`)).toEqual({ act: 'change', email, change: { name } });
  });

  it.each([
    ['grant', 'GrantPermissions'],
    ['withdraw', 'WithdrawPermissions'],
  ])('%s is one change, of however many permissions', (act, name) => {
    expect(order(`${act} --email ${email} --permission journeys.replay --permission customers.manage`)).toEqual({
      act: 'change',
      email,
      change: { name, permissions: ['journeys.replay', 'customers.manage'] },
    });
  });

  it('add names a new member', () => {
    expect(order(`add --email ${email} --name Grace --permission journeys.replay --password-stdin`)).toEqual({
      ...{ act: 'add', email, name: 'Grace', kind: 'admin', permissions: ['journeys.replay'], passwordFollows: true },
    });
  });

  it('invite mails another link', () => {
    expect(order('invite --email Grace@keelson.example')).toEqual({ act: 'invite', email });
  });

  it('reset-second-factor takes a lost second factor away', () => {
    expect(order('reset-second-factor --email Grace@keelson.example')).toEqual({ act: 'reset-second-factor', email });
  });

  it('names whoever is at the terminal', () => {
    expect(order(`disable --email ${email} --by Ada@keelson.example`)).toMatchObject({ by: 'ada@keelson.example' });
    expect(() => order(`disable --email ${email} --by ada`)).toThrow('--by needs an email address');
  });

  it.each([
    ['admin', ['customers.manage']],
    ['superAdmin', []],
  ])('add gives a new %s the permissions %j unless told otherwise', (kind, permissions) => {
    expect(order(`add --email ${email} --name Grace --kind ${kind}`)).toMatchObject({ act: 'add', kind, permissions });
  });

  it.each([
    '',
    'invite',
    'add --email grace@keelson.example --name Grace --kind superAdmin --permission journeys.replay',
    'demolish --email grace@keelson.example',
    'demote',
    'demote --email grace',
    'grant --email grace@keelson.example',
    'grant --email grace@keelson.example --permission everything',
    'add --email grace@keelson.example --name Grace --kind customer',
    'add --email grace@keelson.example',
  ])('"%s" is answered with what is missing', (line) => {
    expect(() => order(line)).toThrow(Complaint);
  });
});
