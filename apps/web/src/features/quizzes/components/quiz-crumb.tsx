import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import type { Quiz } from '../../../learning/quizzes.api';

export const QuizCrumb = ({ quiz }: { readonly quiz: Quiz }) => (
  <>
    <Link to={paths.businessChapter(quiz.chapterId)}>
      {quiz.moduleNumber}.{quiz.chapterNumber} {quiz.chapterName}
    </Link>
    <span aria-hidden="true">/</span>
    <Link to={paths.businessSubChapter(quiz.subChapterId)}>{quiz.subChapterName}</Link>
    <span aria-hidden="true">/</span>
    <span>Quiz</span>
  </>
);
