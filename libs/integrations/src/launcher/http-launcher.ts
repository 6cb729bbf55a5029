import { type Clock, systemClock } from '@keelson/kernel';
import { Breakers } from '../breakers';
import type { CircuitBreaker } from '../circuit-breaker';
import { guardedFetch } from '../guarded-fetch';
import { type IntegrationLauncher, LauncherUnavailable } from './integration-launcher';
import { launchUrlIn } from './launch-url';

export interface LauncherSettings {
  readonly url: string;
  readonly key: string;
  /** Hosts that a browser may be sent to. */
  readonly hosts: readonly string[];
  /** Whether plain http will do for an address of this machine, as that of a stand-in. */
  readonly local: boolean;
  readonly timeoutMs?: number;
  readonly clock?: Clock;
  /** Those of the process; its own without. */
  readonly breakers?: Breakers;
}

const TIMEOUT_MS = 8_000;
const LARGEST_ANSWER = 100_000;

/** The launcher over HTTP: a token for the key, an account for the token, and an address in the answer. */
export function httpLauncher(settings: LauncherSettings): IntegrationLauncher {
  const breaker = (settings.breakers ?? new Breakers(settings.clock ?? systemClock)).of('launcher');
  return {
    async launch({ accountName, username, tag }) {
      const token = tokenIn(await post(breaker, settings, '/token', { 'x-api-key': settings.key }, {}));
      const answer = await post(
        breaker,
        settings,
        '/accounts',
        { authorization: `Bearer ${token}` },
        { accountName, username, connector: { authentication: 'oauth2' }, Tags: [tag] },
      );
      return launchUrlIn(answer, settings);
    },
  };
}

async function post(
  breaker: CircuitBreaker,
  { url, timeoutMs = TIMEOUT_MS }: LauncherSettings,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<string> {
  try {
    const { ok, text } = await guardedFetch(
      breaker,
      `${url}${path}`,
      { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) },
      { timeoutMs, mostBytes: LARGEST_ANSWER },
    );
    if (ok) return text;
  } catch {
    // What went wrong may quote the key: nobody needs more than that it did.
  }
  throw new LauncherUnavailable('the integration launcher does not answer');
}

function tokenIn(text: string): string {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer === 'object' && answer !== null && 'token' in answer && typeof answer.token === 'string')
      return answer.token;
  } catch {
    // Told below.
  }
  throw new LauncherUnavailable('the integration launcher gave no token');
}
