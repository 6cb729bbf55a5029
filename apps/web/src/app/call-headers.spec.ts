import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteContract } from '@keelson/contracts';
import { routeContracts } from '@keelson/contracts/routes';
import type { RoutePath } from '@keelson/contracts/wire';
import { baseApi } from '../client/base-api';
import { serveApi } from '../testing/serve-api';
import { tokenWith } from '../testing/signed-in';
import { createStore } from './store';

const SOURCES = join(__dirname, '..');
const CONTRACTS: readonly RouteContract[] = routeContracts;
/** The hosted finance functions of the specifications: connections and their end, the video's progress, the dashboard. */
const FINANCE_FUNCTIONS = ['connections.disconnect', 'connections.list', 'dashboard.dashboard', 'onboarding.progress'];

const api = serveApi();
const callApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ testCall: build.mutation<unknown, RoutePath>({ query: (route) => ({ route }) }) }),
});

const ANONYMOUS_CALL = /route: (\w+)\.(\w+).*\banonymous: true/g;

const isPublic = ({ access }: RouteContract): boolean => access.allow.anonymous !== undefined;

/** Routes of the calls that the pages make without a token, by the names that the pages know them under. */
async function anonymousRoutes(): Promise<readonly RoutePath[]> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.api.ts'));
  const found: RoutePath[] = [];
  for (const file of files) {
    const text = readFileSync(join(SOURCES, file), 'utf8');
    expect([file, text.match(ANONYMOUS_CALL)?.length]).toEqual([file, text.match(/\banonymous: true/g)?.length]);
    for (const [, paths = '', name = ''] of text.matchAll(ANONYMOUS_CALL)) {
      const [, from = ''] = new RegExp(`import \\{[^}]*\\b${paths}\\b[^}]*\\} from '([^']+)'`).exec(text) ?? [];
      const module = (await import(from)) as Record<string, Record<string, RoutePath>>;
      const route = module[paths]?.[name];
      if (!route) throw new Error(`${file}: ${paths}.${name} is not found`);
      found.push(route);
    }
  }
  return found;
}

describe('what each call says besides its content', () => {
  it('[MSG-06] carries the token in the Authorization header on all but public calls, and the Environment to the finance functions alone', async () => {
    localStorage.setItem('id', 'acc_1');
    const token = tokenWith();
    api.on('POST', '/session/token', { data: { jwt: token } });
    const store = createStore();
    const sent: { readonly id: string; readonly token: string | null; readonly environment: string | null }[] = [];
    for (const { route } of CONTRACTS) {
      // The token itself is asked for with the session's cookie.
      if (route.id === 'session.token') continue;
      await store.dispatch(callApi.endpoints.testCall.initiate(route, { track: false }));
      const headers = api.received.at(-1)?.headers;
      sent.push({
        id: route.id,
        token: headers?.get('authorization') ?? null,
        environment: headers?.get('environment') ?? null,
      });
    }
    expect(sent.length).toBeGreaterThan(150);
    expect(sent.filter((each) => each.token !== `Bearer ${token}`)).toEqual([]);
    expect(sent.filter(({ environment }) => environment !== null).toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      FINANCE_FUNCTIONS.map((id) => ({ id, token: `Bearer ${token}`, environment: 'app' })),
    );

    const anonymous = (await anonymousRoutes()).map(({ id }) => id);
    expect(anonymous.length).toBeGreaterThan(20);
    const open = new Set(CONTRACTS.filter(isPublic).map(({ route }) => route.id));
    expect(anonymous.filter((id) => !open.has(id))).toEqual([]);
  });
});
