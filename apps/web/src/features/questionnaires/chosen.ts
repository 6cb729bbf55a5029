import type { QuestionnaireChapter } from '../../learning/questionnaires.api';

type Question = QuestionnaireChapter['questions'][number];

/** What is chosen, by question: the place of a slider as text, or the code of an answer. What was not touched is missing. */
export type Chosen = Readonly<Record<string, string>>;

export const isSlider = ({ learning_answers }: Question): boolean => learning_answers.length === 0;

/** Where a slider stands that nobody touched. */
const UNTOUCHED = '1';

export const chosenIn = ({ answers }: Pick<QuestionnaireChapter, 'answers'>): Chosen =>
  Object.fromEntries(answers.map(({ questionCode, answerCode }) => [questionCode, answerCode]));

/** Questions with answers of their own that have none yet. */
export const missingIn = ({ questions }: QuestionnaireChapter, chosen: Chosen): readonly string[] =>
  questions
    .filter((question) => !isSlider(question) && chosen[question.questionCode] === undefined)
    .map(({ questionCode }) => questionCode);

/** Whether every slider of the chapter still stands at 1: perhaps the owner means it, and is asked (finance §4). */
export function slidersUntouched({ questions }: QuestionnaireChapter, chosen: Chosen): boolean {
  const sliders = questions.filter(isSlider);
  return sliders.length > 0 && sliders.every(({ questionCode }) => (chosen[questionCode] ?? UNTOUCHED) === UNTOUCHED);
}

export const answeredIn = ({ questions }: QuestionnaireChapter, chosen: Chosen): number =>
  questions.filter(({ questionCode }) => chosen[questionCode] !== undefined).length;

/** As it is sent: what was chosen, and with `whole` the untouched sliders where they stand. */
export const sentAnswers = ({ questions }: QuestionnaireChapter, chosen: Chosen, whole: boolean) =>
  questions.flatMap((question) => {
    const answerId = chosen[question.questionCode] ?? (whole && isSlider(question) ? UNTOUCHED : undefined);
    return answerId === undefined ? [] : [{ questionId: question.questionCode, answerId }];
  });
