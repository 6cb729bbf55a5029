import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from './configuration-error';
import { connectionWarnings } from './connection-room';
import { variables } from './variables';

const NAME = 'KEELSON_API_DB_CONNECTIONS';

describe('the room for connections', () => {
  it('is enough where all that may be opened fits beside what others have open', () => {
    expect(connectionWarnings(NAME, [{ opens: 24, takes: 97, taken: 73 }])).toEqual([]);
  });

  it('is named, with the variable, for each server that may become full', () => {
    const rooms = [
      { opens: 21, takes: 97, taken: 77 },
      { opens: 3, takes: 97, taken: 0 },
    ];
    expect(connectionWarnings(NAME, rooms)).toEqual([
      'A database server takes 97 connections, 77 are open, and this process may open 21 (KEELSON_API_DB_CONNECTIONS).',
    ]);
  });

  it('is refused where a server cannot take the process even alone', () => {
    const rooms = [{ opens: 24, takes: 23, taken: 0 }];
    expect(() => connectionWarnings(NAME, rooms)).toThrow(ConfigurationError);
    expect(() => connectionWarnings(NAME, rooms)).toThrow(
      /KEELSON_API_DB_CONNECTIONS lets this process open 24 connections to a database server that takes 23/,
    );
  });
});

describe('the connections of a whole installation', () => {
  const operations = readFileSync(join(__dirname, '../../../docs/operations.md'), 'utf8');
  const listed = (process: string): number => {
    const [, count] = new RegExp(`^\\| ${process} +\\|.*\\| +(\\d+) +\\|$`, 'm').exec(operations) ?? [];
    return Number(count);
  };

  it('are those of the page about operations, and fit with two of each and a command into a server as it is shipped', () => {
    const api = Number(variables.KEELSON_API_DB_CONNECTIONS.fallback);
    const projectors = Number(variables.KEELSON_PROJECTORS_DB_CONNECTIONS.fallback);
    expect([listed('one API'), listed('one process of the projectors')]).toEqual([api, projectors]);
    const together = 2 * api + 2 * projectors + listed('one command at a terminal');
    expect(listed('two, two and a command')).toBe(together);
    // PostgreSQL ships with 100, 3 of them for superusers.
    expect(together).toBeLessThanOrEqual(97);
  });

  it.each(['11', '1001', '24.5', '-24', 'many'])('cannot be %s', (text) => {
    expect(variables.KEELSON_API_DB_CONNECTIONS.schema.safeParse(text).success).toBe(false);
  });

  it.each(['12', '1000'])('can be %s', (text) => {
    expect(variables.KEELSON_PROJECTORS_DB_CONNECTIONS.schema.parse(text)).toBe(Number(text));
  });
});
