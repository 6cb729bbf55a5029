import fc from 'fast-check';
import { addressToLeaveFor } from './leave-for';

const HOSTS = ['launcher.example.com', '127.0.0.1:8065'];

describe('leaving for an address', () => {
  it('goes anywhere over https, and to this machine without', () => {
    expect(addressToLeaveFor('https://pay.example.com/c/1')).toBe('https://pay.example.com/c/1');
    expect(addressToLeaveFor('http://127.0.0.1:8065/c/1')).toBe('http://127.0.0.1:8065/c/1');
    expect(() => addressToLeaveFor('http://pay.example.com/c/1')).toThrow('not safe');
    expect(() => addressToLeaveFor('javascript:alert(1)')).toThrow('not safe');
  });

  it.each(['https://launcher.example.com/launch/1', 'http://127.0.0.1:8065/launch/1'])(
    'goes to %s, whose host is named',
    (address) => expect(addressToLeaveFor(address, HOSTS)).toBe(address),
  );

  it.each([
    'https://elsewhere.example.com/launch/1',
    'https://launcher.example.com.elsewhere.example/',
    'https://launcher.example.com:8443/launch/1',
    'https://launcher.example.com@elsewhere.example/',
    'http://127.0.0.1:9999/launch/1',
  ])('does not go to %s', (address) => expect(() => addressToLeaveFor(address, HOSTS)).toThrow('not allowed'));

  it('goes to no host that is not named, whatever the address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), (address) => {
        let left: string | undefined;
        try {
          left = addressToLeaveFor(address, HOSTS);
        } catch {
          // Refused.
        }
        expect(left === undefined || HOSTS.includes(new URL(left).host)).toBe(true);
      }),
    );
  });
});
