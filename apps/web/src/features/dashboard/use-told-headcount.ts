import { useDashboardToldAnswersQuery, useDashboardToldQuestionsQuery } from './dashboard.api';

/** How many people the owner said there are when telling about the company; the same is not asked again. */
export function useToldHeadcount(): string | undefined {
  const questions = useDashboardToldQuestionsQuery().data;
  const answers = useDashboardToldAnswersQuery().data;
  const asked = questions?.find(({ measures }) => measures === 'people');
  const told = answers?.generic_details.find(({ question_id }) => question_id === asked?.questionCode);
  return told?.answerId[0]?.answer;
}
