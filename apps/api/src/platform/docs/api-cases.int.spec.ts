import { runSeed } from '@keelson/test-database/run';
import { PERMISSIONS } from '@keelson/vocabulary';
import type { TestIdentity } from '../../testing/test-sessions';
import { OWNERS_IDS, PopulatedApi } from '../../testing/populated-api';
import { Schemathesis } from '../../testing/schemathesis';

/** A folder for the Python environment that has Schemathesis. */
const FOLDER = process.env['KEELSON_TEST_SCHEMATHESIS'];
/** How many cases Schemathesis makes at least for each kind of caller. */
const CASES = 10_000;
/** How many of them it draws for each operation, besides those that it derives from the schemas and the examples. */
const DRAWN = 3;

const CALLERS = {
  visitor: undefined,
  customer: { kind: 'customer', accountId: PopulatedApi.owner },
  partner: { kind: 'partner', accountId: PopulatedApi.partner },
  admin: { kind: 'admin', permissions: PERMISSIONS },
  superAdmin: { kind: 'superAdmin' },
} as const satisfies Readonly<Record<string, TestIdentity | undefined>>;

/**
 * Left out, because our own tests judge them and Schemathesis cannot: a schema cannot say that a postcode exists
 * (`positive_data_acceptance`); open routes take a session and need none (`ignored_auth`, `missing_required_header`);
 * an address with a word where others have an id takes the methods of both (`unsupported_method`,
 * `allow_header_conformance`).
 */
const LEFT_OUT = [
  'positive_data_acceptance',
  'ignored_auth',
  'missing_required_header',
  'unsupported_method',
  'allow_header_conformance',
].join(',');

/** The one goes on for as long as somebody listens, the other has types that Schemathesis cannot write. */
const NOT_CALLED = ['live.stream', 'platform.cspReport'].flatMap((id) => ['--exclude-operation-id', id]);

/** A described 503 is no fault: payments are not set up here. A list beyond its bound may also be a body beyond its own. */
const SETTINGS = `
[checks.not_a_server_error]
expected-statuses = ["2xx", "3xx", "4xx", 503]

[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 406, 409, 412, 413, 415, 422, 428, 429, "5xx"]
`;

/** Half of the ids are those of the customer who has one of everything. */
const IDS = [
  ...Object.entries(OWNERS_IDS).map(([name, id]) => `[dictionaries.${name}]\nvalues = ["${id}"]`),
  '[parameters]',
  ...Object.keys(OWNERS_IDS).map((name) => `"path.${name}" = { dictionary = "${name}", probability = 0.5 }`),
].join('\n');

interface Operation {
  readonly parameters: readonly Parameter[];
  security: unknown;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
type Parameter = { readonly name?: string; example?: unknown };

/** The examples name what is there; our headers say who calls, so that no case takes the session away. */
function prepared(document: Document): Document {
  for (const operation of Object.values(document.paths).flatMap((each) => Object.values(each))) {
    operation.security = [];
    for (const parameter of operation.parameters) {
      const id = OWNERS_IDS[parameter.name ?? ''];
      if (id !== undefined) parameter.example = id;
    }
  }
  return document;
}

(FOLDER === undefined ? describe.skip : describe)('cases that Schemathesis makes from the document', () => {
  let populated: PopulatedApi;

  beforeEach(async () => {
    populated = await PopulatedApi.open();
  });
  afterEach(() => populated.close());

  it.each(Object.entries<TestIdentity | undefined>(CALLERS))(
    'are answered as described: %s',
    async (kind, identity) => {
      const { api } = populated;
      const owner = await populated.settle(CALLERS.customer);
      const headers = identity === CALLERS.customer ? owner : identity ? await populated.settle(identity) : {};
      const document = (await api.inject({ url: '/api/docs/openapi.json' })).json<Document>();
      const schemathesis = await Schemathesis.in(FOLDER ?? '');
      const { cases, failures, untested, told } = await schemathesis.run(kind, {
        address: await api.listen(),
        document: prepared(document),
        headers,
        seed: runSeed(),
        settings: `${SETTINGS}\n${IDS}\n`,
        options: [
          ...['--phases', 'examples,coverage,fuzzing', '--exclude-checks', LEFT_OUT, '--max-examples', String(DRAWN)],
          ...['--continue-on-failure', '--no-shrink', '--suppress-health-check', 'all'],
          ...['--warnings', 'off', ...NOT_CALLED],
        ],
      });
      process.stdout.write(`${kind}: ${cases} cases, ${failures} failures\n`);
      expect(failures === 0 ? '' : told).toBe('');
      expect(api.capture.entries().filter(({ fault }) => fault !== undefined)).toEqual([]);
      expect([untested, cases >= CASES]).toEqual([0, true]);
    },
    30 * 60_000,
  );
});
