import * as fc from 'fast-check';
import { LaunchUrlMissing } from './integration-launcher';
import { launchUrlIn } from './launch-url';

const hosts = ['launcher.example.com', '127.0.0.1:8065'];
const read = (answer: string, local = false) => launchUrlIn(answer, { hosts, local });

describe('the launch address in an answer', () => {
  it.each([
    ['{"launchUrl":"https://launcher.example.com/l?a=1&b=2"}', 'https://launcher.example.com/l?a=1&b=2'],
    ['{"help":"https://evil.example/","launchUrl":"https://launcher.example.com/l"}', 'https://launcher.example.com/l'],
    ['Account created. Launch URL: https://launcher.example.com/l/1.', 'https://launcher.example.com/l/1'],
    ['See https://evil.example/ (launchUrl: https://launcher.example.com/l/1)', 'https://launcher.example.com/l/1'],
  ])('is read out of its field in %j', (answer, url) => {
    expect(read(answer)).toBe(url);
  });

  it.each([
    '',
    'Account created.',
    'Please go to https://launcher.example.com/l/1',
    '{"url":"https://launcher.example.com/l/1"}',
    '{"launchUrl":1}',
    'Launch URL: ftp://launcher.example.com/',
    '{"launchUrl":"javascript:alert(1)"}',
    '{"launchUrl":"http://launcher.example.com/l/1"}',
    '{"launchUrl":"https://evil.example/l/1"}',
    '{"launchUrl":"https://launcher.example.com.evil.example/l/1"}',
    '{"launchUrl":"https://launcher.example.com@evil.example/l/1"}',
    '{"launchUrl":"https://user@launcher.example.com/l/1"}',
    '{"launchUrl":"https://launcher.example.com:8443/l/1"}',
    'Launch URL: http://127.0.0.1:8065/launch/1',
  ])('is missing in %j', (answer) => {
    expect(() => read(answer)).toThrow(LaunchUrlMissing);
  });

  it('may be plain http on this machine, where stand-ins are', () => {
    const sentence = 'Account created. Launch URL: http://127.0.0.1:8065/launch/1';
    expect(read(sentence, true)).toBe('http://127.0.0.1:8065/launch/1');
    expect(() => read('Launch URL: http://launcher.example.com/l/1', true)).toThrow(LaunchUrlMissing);
  });

  it('is an address of the launcher or missing, whatever the answer says', () => {
    const piece = fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom('Launch URL: ', '{"launchUrl":"', '"}', hosts[0]));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        try {
          const { protocol, host } = new URL(read(pieces.join('')));
          expect([protocol, host]).toEqual(['https:', 'launcher.example.com']);
        } catch (error) {
          expect(error).toBeInstanceOf(LaunchUrlMissing);
        }
      }),
    );
  });
});
