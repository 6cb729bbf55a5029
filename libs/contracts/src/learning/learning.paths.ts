import { definePaths } from '../wire/route';

export const learningPaths = definePaths({
  modules: { id: 'learning.modules', method: 'GET', path: '/api/v1/learning/modules' },
  chapter: { id: 'learning.chapter', method: 'GET', path: '/api/v1/learning/chapters/:chapterId' },
});
