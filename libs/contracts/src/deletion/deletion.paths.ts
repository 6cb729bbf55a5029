import { definePaths } from '../wire/route';

export const deletionPaths = definePaths({
  deleteAccount: { id: 'deletion.deleteAccount', method: 'DELETE', path: '/api/v1/account' },
  process: { id: 'deletion.process', method: 'POST', path: '/api/v1/accounts/:accountId/deletion' },
  complete: { id: 'deletion.complete', method: 'DELETE', path: '/api/v1/accounts/:accountId' },
  unfinished: { id: 'deletion.unfinished', method: 'GET', path: '/api/v1/deletions/unfinished' },
  retry: { id: 'deletion.retry', method: 'POST', path: '/api/v1/accounts/:accountId/deletion/retry' },
  certificateKey: { id: 'deletion.certificateKey', method: 'GET', path: '/api/v1/erasure-certificates/key' },
  checkCertificate: { id: 'deletion.checkCertificate', method: 'POST', path: '/api/v1/erasure-certificates/check' },
});
