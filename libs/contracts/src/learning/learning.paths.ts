import { definePaths } from '../wire/route';

const OF_ACCOUNT = '/api/v1/accounts/:accountId';

export const learningPaths = definePaths({
  modules: { id: 'learning.modules', method: 'GET', path: '/api/v1/learning/modules' },
  chapter: { id: 'learning.chapter', method: 'GET', path: '/api/v1/learning/chapters/:chapterId' },
  progress: { id: 'learning.progress', method: 'GET', path: `${OF_ACCOUNT}/learning-progress` },
  watchVideo: { id: 'learning.watchVideo', method: 'POST', path: `${OF_ACCOUNT}/learning/videos-watched` },
  finishReading: { id: 'learning.finishReading', method: 'POST', path: `${OF_ACCOUNT}/learning/readings-done` },
  media: { id: 'learning.media', method: 'GET', path: '/api/v1/learning/media/:file' },
});
