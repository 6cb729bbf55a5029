import { parseOptions } from './options.mjs';

describe('the options of the kill test', () => {
  it('are thirty kills under a new seed without words', () => {
    const { kills, freezes, seed, port, data } = parseOptions([]);
    expect([kills, freezes, port, data]).toEqual([30, 3, undefined, undefined]);
    expect(['0', '1', '300'].map((each) => parseOptions(['--kills', each]).freezes)).toEqual([0, 3, 30]);
    expect(['0', '1', '300'].map((each) => parseOptions(['--kills', each]).promotions)).toEqual([0, 1, 5]);
    expect(parseOptions(['--freezes', '7', '--idles', '5'])).toMatchObject({ freezes: 7, idles: 5 });
    expect(seed).not.toBe(parseOptions([]).seed);
    // Whatever is drawn, the tests of a row take it.
    for (let draws = 0; draws < 200; draws += 1) expect(parseOptions([]).seed).toBeLessThan(2 ** 31);
  });

  it('take what is given', () => {
    const words = ['--kills', '300', '--seed', '7', '--port', '4100', '--data', '/srv/chaos'];
    expect(parseOptions(words)).toEqual({
      kills: 300,
      freezes: 30,
      idles: 30,
      promotions: 5,
      seed: 7,
      full: false,
      port: 4100,
      data: '/srv/chaos',
      help: false,
    });
  });

  it('take one row of the fault plan, with its own or another size', () => {
    expect(parseOptions(['--fault', 'F3', '--full'])).toMatchObject({ fault: 'F3', full: true });
    expect(parseOptions(['--fault', 'F3', '--times', '12'])).toMatchObject({ fault: 'F3', full: false, times: 12 });
    expect(() => parseOptions(['--full']) as unknown).toThrow('--fault');
  });

  it.each([
    ['--kills', 'many'],
    ['--kills', '-1'],
    ['--freezes', '-1'],
    ['--idles', 'x'],
    ['--promotions', '-2'],
    ['--seed', '2147483648'],
    ['--port', '0'],
    ['--port', '65536'],
    ['--unknown', '1'],
  ])('refuse %s %s', (...words) => {
    expect(() => parseOptions(words) as unknown).toThrow(words[0]);
  });
});
