import { definePaths } from '../wire/route';

export const operationsPaths = definePaths({
  overview: { id: 'operations.overview', method: 'GET', path: '/api/v1/operations' },
  rebuild: { id: 'operations.rebuild', method: 'POST', path: '/api/v1/operations/rebuilds' },
  retryStream: { id: 'operations.retryStream', method: 'POST', path: '/api/v1/operations/stream-retries' },
  retryJob: { id: 'operations.retryJob', method: 'POST', path: '/api/v1/operations/job-retries' },
  verify: { id: 'operations.verify', method: 'POST', path: '/api/v1/operations/verifications' },
});
