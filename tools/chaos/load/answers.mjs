import { readFile } from 'node:fs/promises';

/** Answers that pass, to whatever the questions about the company are; another free text each time. */
export function answersTo(questions, chance) {
  return questions.map((question) => ({
    questionId: question.questionCode,
    scoring: 0,
    answerId: [{ ...given(question, chance), serialNumber: 1, questionCode: question.questionCode }],
  }));
}

function given({ type, answers, minimum = 0 }, chance) {
  const [first] = answers;
  if (type === 'freeText') return { ...first, answer: `We mend boats, ${chance.between(1, 1_000_000)} so far.` };
  if (type === 'freeTextNumber') return { ...first, answer: String(minimum) };
  return first;
}

const content = new URL('../../../apps/api/content/chapters.json', import.meta.url);

/** The chapters of the finance questions that ship with the product. */
export const financeChapters = async () =>
  JSON.parse(await readFile(content, 'utf8'))
    .data.map(({ attributes }) => attributes)
    .filter(({ moduleId, learning_questions }) => moduleId === 'M2_Finance' && learning_questions.length > 0);

/** Any place of the slider, any answer of those that are offered. */
export const chapterAnswers = ({ learning_questions }, chance) => ({
  questions: learning_questions.map(({ questionCode, learning_answers }) => ({
    questionId: questionCode,
    answerId: chance.oneOf(
      learning_answers.length > 0 ? learning_answers.map(({ answerCode }) => answerCode) : ['1', '3', '7', '10'],
    ),
  })),
});

/** Figures that what-if plans may start from. */
export const planInputs = (chance) => ({
  ...{ noOfMonthsThisYear: chance.between(0, 12), salesYTD: chance.between(0, 900_000), costOfSalesYTD: 168_000 },
  ...{ payrollYTD: 105_000, overheadCostsYTD: 84_000, noOfMonthsLastYear: 12, salesLastYear: 650_000 },
  ...{ costOfSalesLastYear: 273_000, payrollCostLastYear: 165_000, overheadCostsLastYear: 140_000 },
});
