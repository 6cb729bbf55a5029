import fc from 'fast-check';
import { newAccountId } from '../../testing/test-sessions';
import { actOf, targetOf } from './act-of';
import type { SessionHolder } from './caller';

const holder: SessionHolder = {
  accountId: newAccountId(),
  kind: 'admin',
  permissions: [],
  sessionId: 's',
  standing: 'exempt',
};

describe('actOf', () => {
  it('is about the customer for whom the caller acts, confirmed by the caller', () => {
    const actingAs = newAccountId();
    expect(actOf({ ...holder, actingAs }, 'staff.disable', {})).toMatchObject({
      accountId: holder.accountId,
      subjectId: actingAs,
    });
    expect(actOf(holder, 'staff.disable', {}).subjectId).toBe(holder.accountId);
  });
});

describe('targetOf', () => {
  it('takes the named values from wherever the call carries them', () => {
    const input = { params: { accountId: 'a' }, query: { reason: 'r', page: 2 }, body: { permission: 'p', note: 'n' } };
    const named = { act: 'Act', target: ['accountId', 'permission', 'reason', 'none'] };
    expect(targetOf(named, input)).toEqual({ accountId: 'a', permission: 'p', reason: 'r' });
    expect(targetOf(named, { params: undefined, query: undefined, body: undefined })).toEqual({});
  });

  it('lets no value of the query or the body pass for a parameter of the address', () => {
    fc.assert(
      fc.property(fc.string(), fc.dictionary(fc.string(), fc.string()), (id, sent) => {
        const input = { params: { accountId: id }, query: sent, body: { ...sent, accountId: 'other' } };
        expect(targetOf({ act: 'Act', target: ['accountId'] }, input)).toEqual({ accountId: id });
      }),
    );
  });
});
