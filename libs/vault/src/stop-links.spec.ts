import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { StopLinks } from './stop-links';

const hashBy = (key: string) => (text: string) => createHmac('sha256', key).update(text).digest();
const links = new StopLinks(hashBy('a'));
const accountId = fc.uuid().map((id) => `acc_${id}`);

describe('links that stop mails', () => {
  it('name the account they were signed for, and no other', () => {
    fc.assert(
      fc.property(accountId, accountId, (one, other) => {
        const token = links.tokenFor(one);
        expect(links.accountOf(token)).toBe(one);
        expect(token).toMatch(/^[\w.-]+$/);
        if (one !== other) expect(links.accountOf(token.replace(one, other))).toBeUndefined();
        expect(new StopLinks(hashBy('b')).accountOf(token)).toBeUndefined();
      }),
    );
  });

  it('are nothing that somebody made up', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(links.accountOf(text)).toBeUndefined()));
    expect(links.accountOf(`${links.tokenFor('acc_1')}x`)).toBeUndefined();
  });
});
