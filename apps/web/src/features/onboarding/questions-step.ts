export const QUESTIONS_STEP = 'detailedFinanceBusinessArea';

export const QUESTIONS_LEAD =
  'Answer as things are, not as they should be. Your answers stay with you; your channel partner, if you have one, sees the scores and not the answers.';
