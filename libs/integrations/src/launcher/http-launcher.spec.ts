import * as fc from 'fast-check';
import { launchUrlIn } from './http-launcher';
import { LaunchUrlMissing } from './integration-launcher';

describe('the launch address in an answer', () => {
  it.each([
    ['Account created. Launch URL: http://127.0.0.1:8065/launch/1', 'http://127.0.0.1:8065/launch/1'],
    ['{"launchUrl":"https://launcher.example.com/l?a=1&b=2"}', 'https://launcher.example.com/l?a=1&b=2'],
    ['Please go to https://launcher.example.com/l/1.', 'https://launcher.example.com/l/1'],
    ['(see https://launcher.example.com/l/1)', 'https://launcher.example.com/l/1'],
  ])('is read out of %j', (text, url) => {
    expect(launchUrlIn(text)).toBe(url);
  });

  it.each(['Account created.', '', 'ftp://x', 'javascript:alert(1)'])('is missing in %j', (text) => {
    expect(() => launchUrlIn(text)).toThrow(LaunchUrlMissing);
  });

  it('is an address of the web or missing, whatever the answer says', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          expect(new URL(launchUrlIn(text)).protocol).toMatch(/^https?:$/);
        } catch (error) {
          expect(error).toBeInstanceOf(LaunchUrlMissing);
        }
      }),
    );
  });
});
