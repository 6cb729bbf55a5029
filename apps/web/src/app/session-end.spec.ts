import { forgetSession, refreshViewer } from '../session/session-flow';
import { serveApi } from '../testing/serve-api';
import { customer } from '../testing/signed-in';
import { createStore } from './store';

const api = serveApi();

describe('a session that ends while its account is read', () => {
  it('leaves nobody signed in and no failure behind', async () => {
    api.on('GET', '/session/me', { data: customer });
    const { dispatch, getState } = createStore();
    const reading = refreshViewer(dispatch);
    forgetSession(dispatch);
    await expect(reading).resolves.toBe(false);
    expect(getState().session.viewer.kind).toBe('visitor');
  });
});
