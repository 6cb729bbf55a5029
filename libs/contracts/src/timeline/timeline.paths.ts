import { definePaths } from '../wire/route';

const EXPORT = '/api/v1/account/timeline-export';

export const timelinePaths = definePaths({
  export: { id: 'timeline.export', method: 'GET', path: EXPORT },
  askForExport: { id: 'timeline.askForExport', method: 'POST', path: EXPORT },
  file: { id: 'timeline.file', method: 'GET', path: `${EXPORT}/:format` },
});
