import { defineTopics } from '../wire/topics';
import { enquiriesPaths as paths } from './enquiries.paths';

export const enquiriesTopics = defineTopics({
  enquiries: { projections: ['enquiries', 'actor-names'], readBy: paths.list.id },
});
