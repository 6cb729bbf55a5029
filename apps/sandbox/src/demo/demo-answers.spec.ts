import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answersTo, type DemoCompany, type Question } from './demo-answers';
import { DEMO_CUSTOMERS } from './demo-people';

const shipped = JSON.parse(readFileSync(join(__dirname, '../../../api/content/generic-questions.json'), 'utf8')) as {
  readonly data: readonly { readonly attributes: Question }[];
};
const questions = shipped.data.map(({ attributes }) => attributes);
const forms = DEMO_CUSTOMERS.map((company, place) => answersTo(questions, company, place));
const given = (form: (typeof forms)[number], code: string): string[] =>
  form.find(({ questionId }) => questionId === code)?.answerId.map(({ answer }) => answer) ?? [];

describe('demo answers', () => {
  it('answer every shipped question, with offered choices alone and one where one may be chosen', () => {
    for (const form of forms)
      for (const [index, { answerId }] of form.entries()) {
        const { type, answers } = questions[index] ?? { type: 'options', answers: [] };
        const offered = new Map(answers.map((each, place) => [each.answerCode, { ...each, place }]));
        expect(answerId.length).toBeGreaterThan(0);
        expect(answerId.every(({ answer }) => answer.trim() !== '')).toBe(true);
        expect(answerId.every(({ answerCode }) => offered.has(answerCode))).toBe(true);
        expect(
          answerId.every(({ answerCode, serialNumber }) => offered.get(answerCode)?.place === serialNumber - 1),
        ).toBe(true);
        if (type !== 'checkBox') expect(answerId).toHaveLength(1);
      }
  });

  it('never let "None of these" stand beside another choice', () => {
    const exclusive = forms.flatMap((form) =>
      form.filter(({ answerId }) => answerId.some(({ answer }) => /^none\b/i.test(answer))),
    );
    expect(exclusive.length).toBeGreaterThan(0);
    for (const { answerId } of exclusive) expect(answerId).toHaveLength(1);
  });

  it('tell a trade and a wish of its own for each company, and the same ones every time', () => {
    expect(new Set(forms.flatMap((form) => given(form, 'GEN_Q01'))).size).toBe(DEMO_CUSTOMERS.length);
    expect(new Set(forms.flatMap((form) => given(form, 'GEN_Q13'))).size).toBe(DEMO_CUSTOMERS.length);
    expect(DEMO_CUSTOMERS.map((company, place) => answersTo(questions, company, place))).toEqual(forms);
  });

  it('say yes to VAT where the turnover makes it compulsory', () => {
    for (const form of forms)
      expect(given(form, 'GEN_Q09')[0] === 'No').toBe(given(form, 'GEN_Q06')[0] === 'Under £90,000');
  });

  it('cope with a company and with questions that nobody told of', () => {
    const company: DemoCompany = { companyName: 'Acme', companyType: 'soletrader' };
    const code = (answerCode: string) => ({ answerCode, answer: answerCode });
    const unknown: Question[] = [
      { questionCode: 'year', type: 'freeTextNumber', minimum: 1700, maximum: 2100, answers: [code('y')] },
      { questionCode: 'what', type: 'freeText', answers: [code('w')] },
      { questionCode: 'many', type: 'checkBox', answers: [code('e'), code('None of these')] },
      { questionCode: 'GEN_Q11', type: 'freeTextNumber', minimum: 0, maximum: 5, answers: [code('d')] },
    ];
    expect(answersTo(unknown, company, 3).map(({ answerId }) => answerId.map(({ answer }) => answer))).toEqual([
      ['1700'],
      ['Not decided yet.'],
      ['e'],
      ['5'],
    ]);
  });
});
