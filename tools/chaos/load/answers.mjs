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
