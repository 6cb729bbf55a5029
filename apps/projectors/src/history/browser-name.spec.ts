import { browserName } from './browser-name';

const MOZILLA = 'Mozilla/5.0';

describe('browser names', () => {
  it.each([
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36 Edg/141.0`,
      'Edge on Windows',
    ],
    [`${MOZILLA} (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0`, 'Firefox on Linux'],
    [
      `${MOZILLA} (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.6 Mobile/15E Safari/604.1`,
      'Safari on iPhone',
    ],
    [
      `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.6 Safari/605.1`,
      'Safari on Mac',
    ],
    ['curl/8.5.0', null],
    ['erased', null],
    [undefined, null],
  ])('%s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
