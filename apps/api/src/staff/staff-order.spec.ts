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
    expect(order(`${act} --email Grace@keelson.example`)).toEqual({ act: 'change', email, changes: [{ name }] });
  });

  it.each([
    ['grant', 'GrantPermission'],
    ['withdraw', 'WithdrawPermission'],
  ])('%s is a change for each permission', (act, name) => {
    expect(order(`${act} --email ${email} --permission journeys.replay --permission customers.manage`)).toEqual({
      act: 'change',
      email,
      changes: [
        { name, permission: 'journeys.replay' },
        { name, permission: 'customers.manage' },
      ],
    });
  });

  it('add names a new member', () => {
    expect(order(`add --email ${email} --name Grace --permission journeys.replay --password-stdin`)).toEqual({
      ...{ act: 'add', email, name: 'Grace', kind: 'admin', permissions: ['journeys.replay'], passwordFollows: true },
    });
  });

  it.each([
    '',
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
