import { definePaths } from '../wire/route';

export const deletionPaths = definePaths({
  deleteAccount: { id: 'deletion.deleteAccount', method: 'DELETE', path: '/api/v1/account' },
});
