import { KurrentDBClient } from '@kurrent/kurrentdb-client';

/** What the client understands, as it is written in a connection string. It prints the whole string, password included, for any other. */
const OPTIONS = new Set([
  'connectionName',
  'defaultDeadline',
  'discoveryInterval',
  'gossipTimeout',
  'keepAliveInterval',
  'keepAliveTimeout',
  'maxDiscoverAttempts',
  'nodePreference',
  'tls',
  'tlsCAFile',
  'tlsVerifyCert',
  'userCertFile',
  'userKeyFile',
]);
const CONNECTION = /^kurrentdb(?:\+discover)?:\/\/[^\s?]+(?:\?(?<options>[^\s?]+))?$/;

/** A text that is no connection string. Never holds the text: a password may stand in it. */
export class UnusableConnectionString extends Error {
  override readonly name = 'UnusableConnectionString';
}

/** @throws UnusableConnectionString */
export function connectTo(connectionString: string): KurrentDBClient {
  const match = CONNECTION.exec(connectionString);
  if (!match) throw new UnusableConnectionString('the connection string of KurrentDB must read kurrentdb://host:port');
  const names = (match.groups?.['options'] ?? '').split('&').map((option) => option.split('=', 1)[0] ?? '');
  const unknown = names.filter((name) => name !== '' && !OPTIONS.has(name));
  if (unknown.length > 0)
    throw new UnusableConnectionString(`the connection string of KurrentDB has an option of another name`);
  try {
    return KurrentDBClient.connectionString(connectionString);
  } catch {
    throw new UnusableConnectionString(
      'the connection string of KurrentDB cannot be read, or a certificate is missing',
    );
  }
}
