import { forgetPosition } from '../client/read-your-writes';
import { dropToken } from '../client/token-vault';
import { ApiServer } from './api-server';

/** One API for the tests of a file, empty before each of them. */
export const serveApi = (): ApiServer => {
  const api = new ApiServer();
  beforeAll(() => api.start());
  beforeEach(() => {
    api.reset();
    localStorage.clear();
    sessionStorage.clear();
    dropToken();
    forgetPosition();
  });
  afterEach(() => api.mend());
  afterAll(() => api.stop());
  return api;
};
