export const operationsMessages = {
  requested: 'The workers have it',
  alreadyUnderWay: 'This is under way already',
  noProjection: 'There is no such projection',
  notParked: 'This stream is no longer set aside',
  notFailed: 'This job is no longer among the failed ones',
} as const;
