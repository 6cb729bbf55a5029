import fc from 'fast-check';
import { connectTo, UnusableConnectionString } from './connection';

const PASSWORD = 'pass-word-never-shown';

describe('connection string of KurrentDB', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  afterAll(() => warned.mockRestore());

  it.each([
    ['of another protocol', `postgres://admin:${PASSWORD}@db.example.com:2113`],
    ['of the former protocol', `esdb://admin:${PASSWORD}@db.example.com:2113`],
    ['with an option of another name', `kurrentdb://admin:${PASSWORD}@db.example.com:2113?tsl=false`],
    ['with an option that has no value', `kurrentdb://admin:${PASSWORD}@db.example.com:2113?tls`],
    ['with an option of another kind', `kurrentdb://admin:${PASSWORD}@db.example.com:2113?tls=perhaps`],
    ['with a certificate that is missing', `kurrentdb://admin:${PASSWORD}@db.example.com:2113?tlsCAFile=/no/such/file`],
    ['that holds nothing', ''],
  ])('refuses one %s without showing it', (_what, text) => {
    expect(() => connectTo(text)).toThrow(UnusableConnectionString);
    expectHidden(text);
  });

  it('never shows a text that it refuses, in an error or on the console', () => {
    const option = fc.constantFrom('tls', 'tlsVerifyCert', 'nodePreference', 'gossipTimeout', 'colour', '');
    const value = fc.constantFrom('true', '7', 'x', '');
    fc.assert(
      fc.property(fc.webAuthority(), option, value, (authority, name, given) =>
        expectHidden(`kurrentdb://admin:${PASSWORD}@${authority}?${name}=${given}`),
      ),
    );
  });

  function expectHidden(text: string): void {
    try {
      connectTo(text);
    } catch (error) {
      expect(error).toBeInstanceOf(UnusableConnectionString);
      expect(JSON.stringify([String(error), error, (error as Error).stack])).not.toContain(PASSWORD);
    }
    expect(JSON.stringify(warned.mock.calls)).not.toContain(PASSWORD);
  }
});
