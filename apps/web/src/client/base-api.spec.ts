import { waitFor } from '@testing-library/react';
import { createHash } from 'node:crypto';
import type { RoutePath } from '@keelson/contracts/wire';
import { clearStoredSession } from './stored-session';
import { holdToken } from './token-vault';
import { tokenWith } from '../testing/signed-in';
import { serveApi } from '../testing/serve-api';
import { keepAnswer } from './answer';
import { baseApi } from './base-api';
import { refuseCalls } from './refused-calls';
import { createStore } from '../app/store';

const read: RoutePath = { id: 'test.read', method: 'GET', path: '/api/v1/things/:id' };
const write: RoutePath = { id: 'test.write', method: 'POST', path: '/api/v1/things' };

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testRead: build.query<{ data: unknown; stale: boolean }, string>({
      query: (id) => ({ route: read, params: { id }, query: { page: 2, search: '' } }),
      transformResponse: keepAnswer<unknown>,
    }),
    testWrite: build.mutation<unknown, object>({ query: (body) => ({ route: write, body }) }),
    testChange: build.mutation<unknown, object>({ query: (body) => ({ route: write, body, changesSession: true }) }),
  }),
});

const api = serveApi([read, write]);
const readThing = (store = createStore()) =>
  store.dispatch(testApi.endpoints.testRead.initiate('a/b', { forceRefetch: true }));

const signedIn = (): void => {
  localStorage.setItem('id', 'acc_1');
  api.on('POST', '/session/token', { data: { jwt: tokenWith({ round: 1 }) } });
};

/** jsdom has no turns: one piece of work after the other, as a browser grants them. */
const takeTurns = (): { readonly asked: readonly LockMode[] } => {
  const asked: LockMode[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { mode }: Required<LockOptions>, work: () => Promise<unknown>): Promise<unknown> => {
    asked.push(mode);
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return { asked };
};

const later = () => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
};

describe('base API', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  it('[MSG-04~] fills the path, leaves empty parameters out and unwraps the envelope', async () => {
    api.on('GET', '/things/a%2Fb', { data: { name: 'x' }, meta: { stale: true } });
    const { data } = await readThing();
    expect(data).toEqual({ data: { name: 'x' }, responseMessage: 'Success', statusMessage: 'success', stale: true });
  });

  it('[MSG-06~] sends the token to those signed in and none for visitors', async () => {
    api.on('GET', '/things/a%2Fb', {});
    await readThing();
    signedIn();
    await readThing();
    const [visitor, owner] = api.calls('GET', '/things/a%2Fb');
    expect(visitor?.headers.get('authorization')).toBeNull();
    expect(owner?.headers.get('authorization')).toBe(`Bearer ${tokenWith({ round: 1 })}`);
  });

  it('sends no call that is refused while acting for the owner, and answers as the API would', async () => {
    signedIn();
    refuseCalls(['test.write']);
    const store = createStore();
    const refused = await store.dispatch(testApi.endpoints.testWrite.initiate({ name: 'x' }));
    expect(refused).toMatchObject({ error: { status: 403, code: 'REFUSED_WHILE_ACTING' } });
    expect(api.calls('POST', '/things')).toEqual([]);
    refuseCalls([]);
    api.on('POST', '/things', { data: { id: 'x' } });
    expect(await store.dispatch(testApi.endpoints.testWrite.initiate({ name: 'x' }))).toHaveProperty('data');
  });

  it('does the small task that the API asks for under a flood, and sends the same once more', async () => {
    const task = '4.1762074000000.nonce.signature';
    api.on('POST', '/things', ({ headers }) =>
      headers.has('proof-of-work')
        ? { data: { id: 'x' } }
        : { status: 429, code: 'PROOF_OF_WORK_NEEDED', headers: { 'proof-of-work-task': task, 'retry-after': '1' } },
    );
    const store = createStore();
    expect(await store.dispatch(testApi.endpoints.testWrite.initiate({ name: 'x' }))).toHaveProperty('data');
    const [first, second] = api.calls('POST', '/things');
    const proof = second?.headers.get('proof-of-work') ?? '';
    expect(proof.startsWith(`${task}:`)).toBe(true);
    expect(createHash('sha256').update(proof).digest()[0]).toBeLessThan(16);
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  });

  it('gives up where a proof was not enough', async () => {
    const headers = { 'proof-of-work-task': '1.1762074000000.nonce.signature' };
    api.on('POST', '/things', { status: 429, code: 'PROOF_OF_WORK_NEEDED', headers });
    const { error } = await createStore().dispatch(testApi.endpoints.testWrite.initiate({}));
    expect(error).toMatchObject({ status: 429, code: 'PROOF_OF_WORK_NEEDED' });
    expect(api.calls('POST', '/things')).toHaveLength(2);
  });

  it('renews one token for many calls, and again when the API asks for it', async () => {
    signedIn();
    let refuse = true;
    api.on('GET', '/things/a%2Fb', () => {
      const status = refuse ? 401 : 200;
      refuse = false;
      return { status };
    });
    holdToken(tokenWith());
    const { isSuccess } = await readThing();
    expect(isSuccess).toBe(true);
    expect(api.calls('POST', '/session/token')).toHaveLength(1);
  });

  it('forgets the session when it has ended', async () => {
    signedIn();
    const store = createStore();
    api.on('POST', '/session/token', { status: 401 });
    api.on('GET', '/things/a%2Fb', { status: 401 });
    await readThing(store);
    expect(store.getState().session.status).toBe('visitor');
    expect(localStorage.getItem('id')).toBeNull();
  });

  it('keeps the session when the API asks for another token and none can be had for want of an answer', async () => {
    signedIn();
    holdToken(tokenWith());
    const store = createStore();
    api.on('GET', '/things/a%2Fb', { status: 401 });
    api.cut('POST', '/session/token');
    const { error } = await readThing(store);
    expect(error).toMatchObject({ status: 0 });
    expect(localStorage.getItem('id')).toBe('acc_1');
    expect(store.getState().session.status).not.toBe('visitor');
  });

  it('asks for no token by the id that the session had while it gets another one', async () => {
    signedIn();
    holdToken(tokenWith());
    const turns = takeTurns();
    const arrived = later();
    let changed = false;
    api.on('POST', '/things', async () => {
      await arrived.promise;
      changed = true;
      return {};
    });
    api.on('GET', '/things/a%2Fb', ({ headers }) => ({
      status: headers.get('authorization') === `Bearer ${tokenWith({ round: 2 })}` ? 200 : 401,
    }));
    api.on('POST', '/session/token', () => (changed ? { data: { jwt: tokenWith({ round: 2 }) } } : { status: 401 }));
    const store = createStore();
    const changing = store.dispatch(testApi.endpoints.testChange.initiate({}));
    const reading = readThing(store);
    await waitFor(() => expect(turns.asked).toEqual(['exclusive', 'shared']));
    expect(api.calls('POST', '/session/token')).toEqual([]);
    arrived.resolve();
    expect(await changing).toHaveProperty('data');
    expect((await reading).isSuccess).toBe(true);
    expect(localStorage.getItem('id')).toBe('acc_1');
  });

  it('gives every command a key of its own and asks the next reads for the positions of all, since it cannot compare', async () => {
    api.on('POST', '/things', { meta: { position: 'p41', version: 3 } });
    api.on('GET', '/things/a%2Fb', {});
    const store = createStore();
    await store.dispatch(testApi.endpoints.testWrite.initiate({ name: 'x' }));
    api.on('POST', '/things', { meta: { position: 'p40', version: 3 } });
    await store.dispatch(testApi.endpoints.testWrite.initiate({ name: 'x' }));
    await readThing(store);
    const keys = api.calls('POST', '/things').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
    expect(keys).not.toContain(null);
    expect(api.calls('GET', '/things/a%2Fb')[0]?.headers.get('x-minimum-position')).toBe('p40,p41');
  });

  it('turns a failure into a problem with text, field errors and reference', async () => {
    const errors = [{ path: 'body.name', message: 'Required !!' }];
    api.on('POST', '/things', { status: 400, statusMessage: 'No', code: 'MALFORMED', errors });
    const { error } = await createStore().dispatch(testApi.endpoints.testWrite.initiate({}));
    expect(error).toEqual({
      status: 400,
      responseMessage: 'Failure',
      statusMessage: 'No',
      code: 'MALFORMED',
      errors,
      correlationId: 'test-reference',
    });
  });

  it('turns a missing network into a problem of status 0', async () => {
    api.cut('POST', '/things');
    const { error } = await createStore().dispatch(testApi.endpoints.testWrite.initiate({}));
    expect(error).toMatchObject({ status: 0, responseMessage: 'Something went wrong!' });
  });

  it('clears storage and keeps the theme of the device', () => {
    localStorage.setItem('email', 'x');
    clearStoredSession();
    expect(localStorage).toHaveLength(0);
  });
});
