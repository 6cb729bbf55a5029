import type { LearningModule } from '../../learning/learning.api';

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

type Chapter = Pick<
  LearningModule['chapters_masters'][number],
  'learning_videos' | 'learning_methodologies' | 'sub_chapters' | 'minutes'
>;

/** 6 lessons, 3 quizzes, 50 minutes */
export const lessonsOf = ({ learning_videos, learning_methodologies, sub_chapters, minutes }: Chapter): string =>
  [
    counted(learning_videos.length + learning_methodologies.length, 'lesson', 'lessons'),
    counted(sub_chapters.length, 'quiz', 'quizzes'),
    counted(minutes, 'minute', 'minutes'),
  ].join(', ');
