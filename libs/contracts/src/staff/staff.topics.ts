import { defineTopics } from '../wire/topics';
import { staffPaths as paths } from './staff.paths';

export const staffTopics = defineTopics({
  'staff-members': { projections: ['staff-members'], readBy: paths.list.id },
});
