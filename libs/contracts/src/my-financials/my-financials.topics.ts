import { defineTopics } from '../wire/topics';
import { myFinancialsPaths as paths } from './my-financials.paths';

export const myFinancialsTopics = defineTopics({
  'watched-sections': { projections: ['watched-sections'], readBy: paths.watchSection.id },
});
