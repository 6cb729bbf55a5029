/** A question about the company as the content service gives it. */
export interface Question {
  readonly questionCode: string;
  readonly type: 'freeTextNumber' | 'freeText' | 'options' | 'checkBox';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly answers: readonly { readonly answerCode: string; readonly answer: string }[];
}

/** Believable answers to whatever is asked; `seed` makes companies differ. */
export const answersTo = (questions: readonly Question[], companyName: string, seed: number) =>
  questions.map((question, index) => ({
    questionId: question.questionCode,
    scoring: 0,
    answerId: chosen(question, companyName, seed + index * 5).map(({ answerCode, answer, place }) => ({
      answerCode,
      answer,
      serialNumber: place + 1,
      questionCode: question.questionCode,
    })),
  }));

function chosen({ type, answers, minimum, maximum }: Question, companyName: string, seed: number) {
  const choices = answers.map((each, place) => ({ ...each, place }));
  const one = choices.slice(seed % choices.length).slice(0, 1);
  switch (type) {
    case 'freeText':
      return one.map((each) => ({ ...each, answer: `${companyName} serves local firms and homes.` }));
    case 'freeTextNumber':
      return one.map((each) => ({ ...each, answer: String(numberWithin(minimum, maximum, seed)) }));
    case 'options':
      return one;
    case 'checkBox':
      return choices.filter(({ place }) => place % 2 === seed % 2 || choices.length === 1);
  }
}

/** Years are asked within wide bounds that no other question has. */
function numberWithin(minimum = 0, maximum = 100, seed = 0): number {
  if (minimum >= 1000) return Math.min(maximum, 1988 + (seed % 32));
  return Math.min(maximum, minimum + 3 + (seed % 24));
}
