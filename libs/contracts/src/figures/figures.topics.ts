import { defineTopics } from '../wire/topics';
import { figuresPaths as paths } from './figures.paths';

export const figuresTopics = defineTopics({
  'watched-sections': { projections: ['watched-sections'], readBy: paths.watchSection.id },
});
