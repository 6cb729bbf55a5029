import { isLocal } from './local-address';

describe('an address without https', () => {
  it.each(['http://127.0.0.1:8065/launch/1', 'http://localhost:3000/', 'http://[::1]:1337/uploads/a.png'])(
    '%s is local to a page on this machine',
    (address) => expect(isLocal(new URL(address))).toBe(true),
  );

  it.each([
    'http://launcher.example.com/',
    'http://localhost.example.com/',
    'http://127.0.0.1.example.com/',
    'ftp://localhost/',
    'https://localhost/',
    'javascript:alert(1)',
  ])('%s is not', (address) => expect(isLocal(new URL(address))).toBe(false));
});
