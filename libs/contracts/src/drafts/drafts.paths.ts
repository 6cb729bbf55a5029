import { definePaths } from '../wire/route';

const DRAFT = '/api/v1/drafts/:form';

export const draftsPaths = definePaths({
  read: { id: 'drafts.read', method: 'GET', path: DRAFT },
  save: { id: 'drafts.save', method: 'PUT', path: DRAFT },
  discard: { id: 'drafts.discard', method: 'DELETE', path: DRAFT },
});
