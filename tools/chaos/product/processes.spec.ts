import { backendsAmong, parseEnvironment, parseProcesses, workerAmong } from './processes.mjs';

const all = parseProcesses(`
    1     0 /sbin/init
  100     1 node deploy/local/start.mjs
  101   100 node --import lifeline.mjs /srv/keelson/apps/api/dist/main.js
  102   100 node --import lifeline.mjs /srv/keelson/apps/projectors/dist/main.js
  201   200 node --import lifeline.mjs /srv/other/apps/api/dist/main.js
  300   103 /srv/postgres -D /srv/data
  301   300 postgres: checkpointer
  302   300 postgres: keelson_app keelson 127.0.0.1(4711) idle
  303   300 postgres: keelson_reader keelson 127.0.0.1(4712) SELECT
  401   400 postgres: keelson_app keelson 127.0.0.1(4713) idle
`);

describe('what the kill test may kill', () => {
  it('are the workers of its own supervisor', () => {
    expect(workerAmong(all, 100, 'api')).toBe(101);
    expect(workerAmong(all, 100, 'projectors')).toBe(102);
    expect(workerAmong(all, 200, 'projectors')).toBeUndefined();
  });

  it('are the connections of its own server, none of the server’s own processes', () => {
    expect(backendsAmong(all, 300)).toEqual([302, 303]);
    expect(backendsAmong(all, 1)).toEqual([]);
  });
});

describe('the second process of a worker', () => {
  it('is set up as the first one is', () => {
    expect(parseEnvironment('A=1\0URL=postgres://a?b=c\0EMPTY=\0no-variable\0')).toEqual({
      A: '1',
      URL: 'postgres://a?b=c',
      EMPTY: '',
    });
  });
});
