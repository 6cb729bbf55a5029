import type { RoutePath } from '@keelson/contracts/wire';
import { forgetPositions } from '../client/read-your-writes';
import { dropToken } from '../client/token-vault';
import { ApiServer } from './api-server';

/** One API for the tests of a file, empty before each of them. `routes` are those that the file makes up. */
export const serveApi = (routes: readonly RoutePath[] = []): ApiServer => {
  const api = new ApiServer(routes);
  beforeAll(() => api.start());
  beforeEach(() => {
    api.reset();
    localStorage.clear();
    sessionStorage.clear();
    dropToken();
    forgetPositions();
  });
  afterEach(() => {
    api.mend();
    api.assertKept();
  });
  afterAll(() => api.stop());
  return api;
};
