import { definePaths } from '../wire/route';

const OF_ACCOUNT = '/api/v1/accounts/:accountId';

export const quizzesPaths = definePaths({
  access: { id: 'quizzes.access', method: 'GET', path: `${OF_ACCOUNT}/quiz-access/:chapterId` },
  quiz: { id: 'quizzes.quiz', method: 'GET', path: `${OF_ACCOUNT}/quizzes/:subChapterId` },
  answers: { id: 'quizzes.answers', method: 'GET', path: `${OF_ACCOUNT}/quiz-answers` },
  submit: { id: 'quizzes.submit', method: 'POST', path: `${OF_ACCOUNT}/quiz-answers` },
  scores: { id: 'quizzes.scores', method: 'GET', path: `${OF_ACCOUNT}/quiz-scores` },
  completion: { id: 'quizzes.completion', method: 'GET', path: `${OF_ACCOUNT}/chapter-completion` },
});
